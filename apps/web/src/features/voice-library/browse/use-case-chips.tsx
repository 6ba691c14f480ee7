import { voiceUseCases } from '@mynah/contract/voices/voice-label-values';
import type { FilterState } from '#web/features/voice-library/browse/use-filter.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { asTitle } from '#web/shared/voices/voice-labels.ts';
import { chipClass } from '#web/ui/chip-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { scrollRowClass, useScrollRow } from '#web/ui/use-scroll-row.ts';

/** What most people look for first, one press away. */
export function UseCaseChips({ filter, change }: FilterState) {
  const t = useMessages();
  const row = useScrollRow<HTMLFieldSetElement>(filter.use_case ?? '');
  return (
    <fieldset
      ref={row}
      className={classNames(
        scrollRowClass,
        'min-w-0 gap-1.5 max-sm:py-1 sm:flex-wrap max-xs:-mx-4 max-xs:px-4 xs:max-sm:-mx-6 xs:max-sm:px-6',
      )}
    >
      <legend className="sr-only">{t('useCase')}</legend>
      {voiceUseCases.map((useCase) => {
        const isSet = filter.use_case === useCase;
        return (
          <button
            key={useCase}
            type="button"
            aria-pressed={isSet}
            onClick={() => change({ ...filter, use_case: isSet ? undefined : useCase })}
            className={chipClass}
          >
            {asTitle(useCase)}
          </button>
        );
      })}
    </fieldset>
  );
}
