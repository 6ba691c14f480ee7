import { create } from 'zustand';

type Connection = {
  /** What the browser says. */
  isOnline: boolean;
  /** Online, but code of the app was asked for and no answer came. */
  isServerGone: boolean;
};

export const useConnection = create<Connection>(() => ({ isOnline: navigator.onLine, isServerGone: false }));

/** Who waits, and would rather try now. */
const waiting = new Set<() => void>();

/** Follows the browser's own notion of being online. Returns the way to stop. */
export function watchConnection(): () => void {
  const stopping = new AbortController();
  const note = () => useConnection.setState({ isOnline: navigator.onLine });
  addEventListener('online', note, { signal: stopping.signal });
  addEventListener('offline', note, { signal: stopping.signal });
  return () => stopping.abort();
}

/** All that waits for the connection tries at once. */
export function tryNow(): void {
  for (const go of [...waiting]) go();
}

/**
 * Waits so many milliseconds, or until the browser is online again; as long as it is offline there is nothing to try,
 * and the console is spared. Rejects with the signal's reason when nobody waits any more.
 */
export function waitForConnection(durationMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      waiting.delete(go);
      removeEventListener('online', go);
      signal?.removeEventListener('abort', abort);
    };
    const go = () => {
      stop();
      resolve();
    };
    const abort = () => {
      stop();
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      if (navigator.onLine) go();
    }, durationMs);
    waiting.add(go);
    addEventListener('online', go);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
  });
}

/** Whether the server answers at all; what a proxy says in its place does not count. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch('/healthz', { cache: 'no-store' });
    return status < 502 || status > 504;
  } catch {
    // no answer: that is what was asked
    return false;
  }
}
