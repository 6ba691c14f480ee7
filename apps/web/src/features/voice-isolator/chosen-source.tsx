import { generationCost, generationPrices } from '@mynah/contract/billing/generation-prices';
import { useMessages } from '#web/features/voice-isolator/messages.ts';
import type { Source } from '#web/features/voice-isolator/source-picker.tsx';
import { useCredits } from '#web/shared/account/credits.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { formatLength } from '#web/shared/format/times.ts';
import { UploadProgress } from '#web/shared/tool-runs/upload-progress.tsx';
import type { Upload } from '#web/shared/tool-runs/use-uploaded-run.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

type ChosenSourceProps = {
  source: Source;
  state: Upload;
  onStart: () => void;
  onStop: () => void;
  onOther: () => void;
};

/** The recording before it is worked on: what it costs, how much of it has been sent, what went wrong. */
export function ChosenSource({ source, state, onStart, onStop, onOther }: ChosenSourceProps) {
  const t = useMessages();
  if (state.phase === 'failed') {
    const other = (
      <Button size="sm" onClick={onOther}>
        {t('otherFile')}
      </Button>
    );
    return (
      <section aria-label={t('chosen')} className="rounded-xl border bg-surface">
        <ErrorState error={state.error} title={t('failed')} onRetry={onStart} action={other} />
      </section>
    );
  }
  return (
    <section aria-label={t('chosen')} className="rounded-xl border bg-surface p-5">
      <p className="truncate font-medium text-15">{source.file.name}</p>
      {state.phase === 'idle' ? (
        <>
          <p className="mt-1 text-13 text-ink-2">
            <Expected source={source} />
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="primary" onClick={onStart}>
              {t('start')}
            </Button>
            <Button onClick={onOther}>{t('otherFile')}</Button>
          </div>
        </>
      ) : (
        <UploadProgress sent={state.sent} onStop={onStop} />
      )}
    </section>
  );
}

/** What it costs where credits are counted; how long it is everywhere. */
function Expected({ source: { seconds } }: { source: Source }) {
  const t = useMessages();
  const { areCounted } = useCredits();
  if (seconds === null) {
    const credits = formatCount(generationPrices['audio-isolation'].credits);
    return areCounted ? t('costUnknown', { credits }) : t('lengthUnknown');
  }
  const length = formatLength(seconds);
  if (!areCounted) return t('length', { length });
  return t('cost', { credits: formatCount(generationCost('audio-isolation', seconds * 1000)), length });
}
