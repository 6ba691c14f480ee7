/** For code that is wanted soon, but by no first page: it travels when the browser has nothing better to do. */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const start = () => {
    // whoever needs it asks again, and tells what failed
    load().catch(() => undefined);
  };
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(start, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(start, 2000);
  return () => clearTimeout(timer);
}
