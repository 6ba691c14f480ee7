import type { ErrorCode } from '@mynah/contract';
import { outlastDatabase } from '../../../../platform/db/outlast-database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findProgress, type TranscriptionKey, type TranscriptionProgress } from '../transcriptions.store.ts';
import { transcriptNotFound } from './get-transcription.ts';

/** A notice may get lost with a connection. */
const lookMs = 2_000;

/** Resolves when the work is done. @throws Failure with which it ended otherwise, or `caller_left` */
export async function awaitTranscription(
  platform: Platform,
  key: TranscriptionKey,
  signal: AbortSignal,
): Promise<void> {
  for await (const { state, failureCode, failureMessage } of followTranscription(platform, key, {
    signal,
    everyMs: lookMs,
  })) {
    if (state === 'done') return;
    if (state === 'failed')
      throw new Failure((failureCode ?? 'internal_server_error') as ErrorCode, failureMessage ?? '');
    if (state === 'cancelled') throw new Failure('conflict', 'The transcription was stopped.');
  }
  throw new Failure('caller_left', 'The connection was closed before the transcript was ready.');
}

/** How far the work is: at once, then so often and when it ends, till then. Ends early with the signal. */
export async function* followTranscription(
  { db, events }: Platform,
  key: TranscriptionKey,
  { signal, everyMs }: { signal: AbortSignal; everyMs: number },
): AsyncGenerator<TranscriptionProgress> {
  const news = new Alarm();
  const stopWatching = events.watch('transcription.ended', (workspaceId) => {
    if (workspaceId === key.workspaceId) news.ring();
  });
  signal.addEventListener('abort', () => news.ring(), { once: true });
  try {
    while (!signal.aborted) {
      const next = news.wait(everyMs);
      // the work goes on without the caller: a database that is away for a moment is no end of it
      const progress = await outlastDatabase(() => findProgress(db, key), { signal });
      if (!progress) throw transcriptNotFound();
      yield progress;
      if (!['waiting', 'running'].includes(progress.state)) return;
      await next;
    }
  } finally {
    stopWatching();
  }
}

/** Waits for a while, or until somebody rings. */
class Alarm {
  #ring: () => void = () => {};

  ring(): void {
    this.#ring();
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
