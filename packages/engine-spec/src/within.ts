/**
 * Aborts as `signal` does, and with a `TimeoutError` after so many milliseconds.
 *
 * `AbortSignal.any([signal, AbortSignal.timeout(ms)])` says the same, but there nothing holds the timeout: in Node 20
 * the collector may take it, and then it never comes.
 */
export function within(ms: number, signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException(`Not within ${ms} ms`, 'TimeoutError')), ms);
  // a listener at the signal that stops it sooner would stay there as long as the time, one for each call
  timer.unref();
  return AbortSignal.any([signal, late.signal]);
}
