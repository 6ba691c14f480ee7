import { voiceUseCases } from '@mynah/contract/voices/voice-label-values';
import type { FilterState } from '#web/features/voice-library/browse/use-filter.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';

/** What most people look for first, one press away. */
export function UseCaseChips({ filter, change }: FilterState) {
  const t = useMessages();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-1 max-xs:-mx-4 max-xs:px-4 xs:max-sm:-mx-6 xs:max-sm:px-6 max-sm:[scrollbar-width:none]">
      <legend className="sr-only">{t('useCase')}</legend>
      {voiceUseCases.map((useCase) => {
        const isSet = filter.use_case === useCase;
        return (
          <button
            key={useCase}
            type="button"
            aria-pressed={isSet}
            onClick={() => change({ ...filter, use_case: isSet ? undefined : useCase })}
            className="h-8 shrink-0 rounded-full border px-3 font-medium text-12 text-ink-2 transition-colors hover:border-line-strong hover:bg-hover hover:text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink"
          >
            {asTitle(useCase)}
          </button>
        );
      })}
    </fieldset>
  );
}
