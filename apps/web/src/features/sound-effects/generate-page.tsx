import { generationCost } from '@mynah/contract/billing/generation-prices';
import { soundPromptLimit } from '@mynah/contract/speech/sound-limits';
import { Settings2, Wind } from 'lucide-react';
import { ClosestNote } from '#web/features/sound-effects/closest-note.tsx';
import { changeDraft, useDraft } from '#web/features/sound-effects/draft.ts';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { SoundSettings } from '#web/features/sound-effects/sound-settings.tsx';
import { SoundsFrame } from '#web/features/sound-effects/sounds-frame.tsx';
import { TakeList } from '#web/features/sound-effects/take-list.tsx';
import { makeTakes, stopTakes, useTakes } from '#web/features/sound-effects/takes.ts';
import { useStartFromAddress } from '#web/features/sound-effects/use-start-from-address.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { CharacterCount } from '#web/shared/making/character-count.tsx';
import { useRenewAfterMaking } from '#web/shared/making/use-renew-after-making.ts';
import { useShortcut } from '#web/shared/shortcuts/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PageWithSettings } from '#web/ui/page-with-settings.tsx';

const samples = ['sample1', 'sample2', 'sample3', 'sample4'] as const;

const isMaking = (takes: { isMaking: boolean }): boolean => takes.isMaking;

export function Page() {
  const t = useMessages();
  useStartFromAddress();
  useRenewAfterMaking(useTakes, isMaking);
  return (
    <SoundsFrame>
      <PageWithSettings label={t('settings')} settings={<SoundSettings />}>
        {(openSettings) => (
          <div className="min-h-0 flex-1 overflow-y-auto">
            <div className="mx-auto flex w-full max-w-220 flex-col gap-6 px-10 py-8 max-xl:px-6 max-sm:px-4">
              <Composer onOpenSettings={openSettings} />
              <Results />
            </div>
          </div>
        )}
      </PageWithSettings>
    </SoundsFrame>
  );
}

function Composer({ onOpenSettings }: { onOpenSettings: () => void }) {
  const t = useMessages();
  const text = useDraft((draft) => draft.text);
  const seconds = useDraft((draft) => draft.seconds);
  const { areCounted } = useCredits();
  const isMaking = useTakes((takes) => takes.isMaking);
  const canMake = text.trim() !== '' && !isMaking;
  const make = (): void => {
    if (canMake) void makeTakes({ ...useDraft.getState(), text: text.trim() });
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
        <p className="mr-auto text-12 text-ink-3 tabular-nums">
          <CharacterCount count={text.length} limit={soundPromptLimit} />
          {areCounted && ` · ${t('cost', { cost: 4 * generationCost('sound-effects', 0) })}`}
          {!areCounted && seconds !== null && ` · ${t('aboutEach', { duration: formatDuration(seconds) })}`}
        </p>
        <IconButton label={t('settings')} onClick={onOpenSettings} className="lg:hidden">
          <Settings2 aria-hidden />
        </IconButton>
        {isMaking ? (
          <Button onClick={stopTakes}>{t('stop')}</Button>
        ) : (
          <Button variant="primary" onClick={make} disabled={!canMake}>
            {t('makeFour')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Results() {
  const t = useMessages();
  const hasTakes = useTakes(({ takes }) => takes.length > 0);
  if (hasTakes) return <TakeList />;
  return (
    <div>
      <fieldset className="flex flex-wrap items-center gap-1.5">
        <legend className="mb-2 text-13 text-ink-3">{t('samples')}</legend>
        {samples.map((sample) => (
          <Button key={sample} size="sm" onClick={() => changeDraft({ text: t(sample) })}>
            {t(sample)}
          </Button>
        ))}
      </fieldset>
      <EmptyState icon={<Wind aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
    </div>
  );
}
