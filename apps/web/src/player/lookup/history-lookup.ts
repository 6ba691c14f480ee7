import { LOOKUP } from '#web/player/state/player-constants.ts';

type LookupOptions<Item> = {
  fetchItem: () => Promise<Item>;
  /** Waits, or rejects when the look-up is given up. */
  wait: (durationMs: number) => Promise<void>;
};

/**
 * Waits for the history item of a generation (PLR-013): 1 s, then up to 10 tries, 5 s apart. Failures are the
 * expected answer while it is being written, so they are passed over (PLR-016). Null when it never came.
 */
export async function findHistoryItem<Item>({ fetchItem, wait }: LookupOptions<Item>): Promise<Item | null> {
  await wait(LOOKUP.firstWaitMs);
  for (let attempt = 1; attempt <= LOOKUP.tries; attempt += 1) {
    const item = await fetchItem().catch(() => null);
    if (item !== null) return item;
    if (attempt < LOOKUP.tries) await wait(LOOKUP.betweenMs);
  }
  return null;
}

/** A pause that ends early, with an error, when the signal aborts. */
export function waitUnlessAborted(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, durationMs);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
