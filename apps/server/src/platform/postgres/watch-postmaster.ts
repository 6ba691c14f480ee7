import { setTimeout as delay } from 'node:timers/promises';
import { PostgresFault } from './postgres-fault.ts';

export interface PostmasterEvents {
  onDeath(): void;
  onReturn(): void;
  /** It does not come back: nobody watches any more. */
  onLost(fault: PostgresFault): void;
}

interface PostmasterWatch extends PostmasterEvents {
  isRunning(): Promise<boolean>;
  /** Starts it again; resolves when it answers. @throws PostgresFault when it does not come back */
  restart(signal: AbortSignal): Promise<void>;
  /** Of one that dies again and again: no time will mend it. */
  isHopeless(): Promise<boolean>;
}

const lookMs = 200;
/** One that dies sooner after its start than this died again; each time the next start comes later. */
const soundLifeMs = 10_000;
const longestWaitMs = 5_000;
const mostDeathsInARow = 10;

/** Looks after the embedded server until the signal, and starts it again when it died. */
export async function watchPostmaster(watch: PostmasterWatch, signal: AbortSignal): Promise<void> {
  let deathsInARow = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    await untilItDies(watch, signal);
    if (signal.aborted) return;
    watch.onDeath();
    deathsInARow = performance.now() - startedAt < soundLifeMs ? deathsInARow + 1 : 0;
    if (deathsInARow > 0) await pause(Math.min(longestWaitMs, 100 * 2 ** deathsInARow), signal);
    try {
      if (deathsInARow > mostDeathsInARow && (await watch.isHopeless()))
        throw new PostgresFault('The database keeps stopping.');
      if (!signal.aborted) await watch.restart(signal);
    } catch (cause) {
      if (signal.aborted) return;
      watch.onLost(asFault(cause));
      return;
    }
    if (!signal.aborted) watch.onReturn();
  }
}

async function untilItDies({ isRunning }: PostmasterWatch, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await isRunning())) await pause(lookMs, signal);
}

/** Ends early with the signal, and keeps no process alive. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { ref: false, signal }).catch(() => {}); // the signal is looked at by the caller
}

const asFault = (cause: unknown): PostgresFault =>
  cause instanceof PostgresFault
    ? cause
    : new PostgresFault(`The database stopped and couldn’t be restarted: ${(cause as Error).message}.`, {
        cause,
      });
