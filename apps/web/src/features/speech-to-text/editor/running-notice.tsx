import type { TranscriptDetails } from '@mynah/contract/speech/transcripts';
import { useMessages } from '#web/features/speech-to-text/messages.ts';
import { useFollowedProgress } from '#web/features/speech-to-text/use-followed-progress.ts';
import { useTranscriptActions } from '#web/features/speech-to-text/use-transcript-actions.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** While it is not done: how far it is, or why it stopped, and what can be done. */
export function RunningNotice({ details }: { details: TranscriptDetails }) {
  const t = useMessages();
  const { state, progress, failure, secondsLeft } = useFollowedProgress(details);
  const { cancel, retry } = useTranscriptActions(details.transcription_id);
  if (state === 'done') return null;
  const isRunning = state === 'running' || state === 'waiting';
  const percent = t('percent', { percent: Math.floor(progress * 100) });
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b bg-sunken px-5 py-3 text-13 max-sm:px-4">
      <p role={isRunning ? 'status' : 'alert'} className="min-w-0 flex-1">
        <span className="font-medium">{t(`state_${state}`)}</span>
        {failure && <span className="text-ink-2"> · {failure}</span>}
        {secondsLeft !== undefined && (
          <span className="text-ink-2"> · {t('timeLeft', { duration: formatDuration(secondsLeft) })}</span>
        )}
      </p>
      {isRunning && (
        <Progress
          fraction={state === 'waiting' ? null : progress}
          label={t(`state_${state}`)}
          valueText={percent}
          className="w-40"
        />
      )}
      <Button size="sm" onClick={() => void (isRunning ? cancel() : retry())}>
        {isRunning ? t('cancel') : t('retry')}
      </Button>
    </div>
  );
}
