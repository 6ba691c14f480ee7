const PATIENCE_MS = 2000;

/** For code that is wanted soon, but by no first page: it travels when the browser has nothing better to do. */
export function whenIdle(load: () => Promise<unknown>, atLatestMs = 5000): () => void {
  const start = () => {
    if (!navigator.onLine) {
      addEventListener('online', start, { once: true });
      return;
    }
    // whoever needs it asks again, and tells what failed
    load().catch(() => undefined);
  };
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(start, { timeout: atLatestMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(start, Math.min(atLatestMs, PATIENCE_MS));
  return () => clearTimeout(timer);
}
