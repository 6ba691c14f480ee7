import { setTimeout as wait } from 'node:timers/promises';
import type { RunOptions } from '../../../platform/engines/run-options.ts';
import type { SpeechPool } from '../../../platform/engines/speech-pool.ts';

const lookMs = 50;
/** While people speak, and after that, this long passes before work that can wait goes on. */
const restMs = 2_000;
/** Where they never cease, it is done beside them after so many rests. */
const mostRests = 30;

/** How urgently a preview is wanted. */
export type PreviewTurn = Pick<RunOptions, 'urgency' | 'signal'>;

/**
 * Does work of the engines that can wait: it is begun when nobody speaks, broken off when somebody does, and begun anew
 * later. Ends with the work done, or with the signal's reason.
 */
export async function makeWay<T>(
  speech: Pick<SpeechPool, 'waiting' | 'awaited'>,
  signal: AbortSignal,
  work: (turn: PreviewTurn) => Promise<T>,
): Promise<T> {
  for (let rests = 0; ; rests++) {
    const isPatient = rests < mostRests;
    if (isPatient && speech.awaited > 0) {
      await wait(restMs, undefined, { signal });
      continue;
    }
    const leaving = new AbortController();
    const watch = setInterval(() => {
      if (speech.waiting > 0 || (isPatient && speech.awaited > 0)) leaving.abort();
    }, lookMs);
    try {
      return await work({ urgency: 'background', signal: AbortSignal.any([signal, leaving.signal]) });
    } catch (cause) {
      if (signal.aborted || !leaving.signal.aborted) throw cause;
    } finally {
      clearInterval(watch);
    }
    await wait(restMs, undefined, { signal });
  }
}
