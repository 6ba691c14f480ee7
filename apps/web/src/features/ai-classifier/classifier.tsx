import { FilePicker } from '#web/features/ai-classifier/file-picker.tsx';
import { useMessages } from '#web/features/ai-classifier/messages.ts';
import { Result } from '#web/features/ai-classifier/result.tsx';
import { SpanWave } from '#web/features/ai-classifier/span-wave.tsx';
import { useClassification } from '#web/features/ai-classifier/use-classification.ts';
import { WhatIsTold } from '#web/features/ai-classifier/what-is-told.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** From a file to what is known of it. */
export function Classifier() {
  const t = useMessages();
  const { state, refused, start, stop } = useClassification();
  if (state.phase === 'idle') {
    return (
      <div className="flex flex-col gap-8">
        <FilePicker onPick={(file) => void start(file)} refused={refused} onForget={stop} />
        <WhatIsTold />
      </div>
    );
  }
  const { file } = state;
  if (state.phase === 'failed') {
    const other = (
      <Button size="sm" onClick={stop}>
        {t('other')}
      </Button>
    );
    return (
      <section aria-label={t('chosen')} className="rounded-xl border bg-surface">
        <ErrorState error={state.error} title={t('failed')} onRetry={() => void start(file)} action={other} />
      </section>
    );
  }
  const found = state.phase === 'done' ? state.found : undefined;
  return (
    <section aria-label={t('chosen')} className="flex flex-col gap-5 rounded-xl border bg-surface p-5">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 truncate font-medium text-15">{file.name}</p>
        <Button size="sm" onClick={stop}>
          {found ? t('other') : t('cancel')}
        </Button>
      </div>
      <SpanWave file={file} spans={found?.spans ?? []} seconds={found?.duration_seconds} />
      {found ? (
        <Result found={found} />
      ) : (
        <div className="flex flex-col gap-2">
          <p role="status" className="text-13 text-ink-2">
            {t('sending')}
          </p>
          <Progress fraction={null} label={t('sending')} />
        </div>
      )}
    </section>
  );
}
