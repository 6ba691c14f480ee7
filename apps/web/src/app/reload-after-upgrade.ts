const KEPT_KEY = 'reloaded-at';
const PAUSE_MS = 10_000;

/**
 * After an upgrade of the server an open page asks for code that is gone. One reload gets the new page; when that
 * does not help within seconds the failure is shown instead of reloading in a circle.
 */
export function reloadAfterUpgrade(): void {
  addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(KEPT_KEY) ?? 0);
    if (Date.now() - reloadedAt < PAUSE_MS) return;
    sessionStorage.setItem(KEPT_KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
