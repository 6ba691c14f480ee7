import { generationCost } from '@mynah/contract/billing/generation-prices';
import { soundPromptLimit } from '@mynah/contract/speech/sound-limits';
import { Settings2, Wind } from 'lucide-react';
import { ClosestNote } from '#web/features/sound-effects/closest-note.tsx';
import { changeDraft, useDraft } from '#web/features/sound-effects/draft.ts';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { SoundSettings } from '#web/features/sound-effects/sound-settings.tsx';
import { SoundsFrame } from '#web/features/sound-effects/sounds-frame.tsx';
import { TakeList } from '#web/features/sound-effects/take-list.tsx';
import { useTakes } from '#web/features/sound-effects/takes.ts';
import { useStartFromAddress } from '#web/features/sound-effects/use-start-from-address.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { CharacterCount } from '#web/shared/making/character-count.tsx';
import { FailureNotice } from '#web/shared/making/notices.tsx';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { chipClass } from '#web/ui/chip-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';

const samples = ['sample1', 'sample2', 'sample3', 'sample4'] as const;

export function Page() {
  const t = useMessages();
  useStartFromAddress();
  const takes = useTakes();
  return (
    <SoundsFrame>
      <PageWithSettings label={t('settings')} settings={<SoundSettings />}>
        {(openSettings) => (
          <div className="min-h-0 flex-1 overflow-y-auto">
            <div className="mx-auto flex w-full max-w-220 flex-col gap-6 px-10 py-8 max-xl:px-6 max-sm:px-4">
              <Composer takes={takes} onOpenSettings={openSettings} />
              {takes.error !== null && (
                <FailureNotice title={t('failedTitle')} error={takes.error} onDismiss={takes.dismissError} />
              )}
              {takes.takes.length > 0 ? <TakeList {...takes} /> : <NoTakes />}
            </div>
          </div>
        )}
      </PageWithSettings>
    </SoundsFrame>
  );
}

type ComposerProps = { takes: ReturnType<typeof useTakes>; onOpenSettings: () => void };

function Composer({ takes, onOpenSettings }: ComposerProps) {
  const t = useMessages();
  const text = useDraft((draft) => draft.text);
  const seconds = useDraft((draft) => draft.seconds);
  const { areCounted } = useCredits();
  const { isMaking } = takes;
  const canMake = text.trim() !== '' && !isMaking;
  const make = (): void => {
    if (canMake) void takes.make({ ...useDraft.getState(), text: text.trim() });
  };
  useShortcut({
    keys: 'mod+enter',
    label: t('keyGenerate'),
    group: t('keys'),
    worksInFields: true,
    run: make,
  });
  return (
    <div className="rounded-xl border bg-surface shadow-card focus-within:border-line-strong">
      <textarea
        aria-label={t('textLabel')}
        value={text}
        maxLength={soundPromptLimit}
        rows={4}
        onChange={(event) => changeDraft({ text: event.target.value })}
        placeholder={t('textPlaceholder')}
        className="block w-full resize-none bg-transparent p-4 text-15 text-ink leading-6 outline-none"
      />
      <ClosestNote />
      <div className="flex flex-wrap items-center gap-3 border-t px-4 py-3">
        <p className="me-auto text-12 text-ink-3 tabular-nums">
          <CharacterCount count={text.length} limit={soundPromptLimit} />
          {areCounted && ` · ${t('cost', { cost: 4 * generationCost('sound-effects', 0) })}`}
          {!areCounted && seconds !== null && ` · ${t('aboutEach', { duration: formatDuration(seconds) })}`}
        </p>
        <IconButton label={t('settings')} onClick={onOpenSettings} className="lg:hidden">
          <Settings2 aria-hidden />
        </IconButton>
        {isMaking ? (
          <Button onClick={() => void takes.stop()}>{t('stop')}</Button>
        ) : (
          <Button variant="primary" onClick={make} disabled={!canMake}>
            {t('makeFour')}
          </Button>
        )}
      </div>
    </div>
  );
}

function NoTakes() {
  const t = useMessages();
  return (
    <div>
      <fieldset className="flex flex-wrap items-center gap-1.5">
        <legend className="mb-2 text-13 text-ink-3">{t('samples')}</legend>
        {samples.map((sample) => (
          <button
            key={sample}
            type="button"
            onClick={() => changeDraft({ text: t(sample) })}
            className={chipClass}
          >
            {t(sample)}
          </button>
        ))}
      </fieldset>
      <EmptyState icon={<Wind aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
    </div>
  );
}
