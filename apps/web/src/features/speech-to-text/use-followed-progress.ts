import type { ListedTranscript, TranscriptProgress } from '@mynah/contract/speech/transcripts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { message } from '#web/features/speech-to-text/messages.ts';
import { followProgress, transcriptsKey } from '#web/features/speech-to-text/transcripts.requests.ts';
import { createEstimate } from '#web/shared/tool-runs/time-left.ts';
import { toast } from '#web/ui/toast.tsx';

/** After a lost line it is asked again, and again more slowly. */
const firstPauseMs = 1000;
const longestPauseMs = 15_000;

type Followed = Pick<TranscriptProgress, 'state' | 'progress' | 'failure'> & {
  /** Undefined until it can be told. */
  secondsLeft: number | undefined;
};

const isOpen = (state: TranscriptProgress['state']): boolean => state === 'waiting' || state === 'running';

/** How far a transcription is, as the server tells it; when it ends, what shows it is asked for anew. */
export function useFollowedProgress(item: ListedTranscript): Followed {
  const client = useQueryClient();
  const { transcription_id: id, title } = item;
  const [told, setTold] = useState<Followed>();
  const isRunning = isOpen(item.state);
  useEffect(() => {
    setTold(undefined);
    if (!isRunning) return;
    const stop = new AbortController();
    const measure = createEstimate();
    const show = (progress: TranscriptProgress) => {
      setTold({ ...progress, secondsLeft: measure(progress.progress) });
      if (isOpen(progress.state)) return;
      stop.abort();
      if (progress.state === 'done') toast.success(message('ready', { title }));
      void client.invalidateQueries({ queryKey: transcriptsKey });
    };
    void follow(id, show, stop.signal);
    return () => stop.abort();
  }, [client, id, title, isRunning]);
  return (
    told ?? { state: item.state, progress: item.progress, failure: item.failure, secondsLeft: undefined }
  );
}

async function follow(
  id: string,
  show: (progress: TranscriptProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    try {
      for await (const progress of followProgress(id, signal)) {
        pauseMs = firstPauseMs;
        show(progress);
      }
    } catch {
      // the line is lost, or the server restarts: the work goes on there, and is found again
    }
    if (!signal.aborted) await new Promise((resume) => setTimeout(resume, pauseMs));
  }
}
