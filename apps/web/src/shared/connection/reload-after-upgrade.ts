import { isServerThere } from '#web/shared/connection/connection.ts';

const KEPT_KEY = 'reloaded-at';
const PAUSE_MS = 10_000;

let isReloading = false;

/**
 * After an upgrade of the server an open page asks for code that is gone. One reload gets the new page; when that
 * does not help within seconds the failure is shown instead of reloading in a circle. Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  const reloadedAt = Number(sessionStorage.getItem(KEPT_KEY) ?? 0);
  if (Date.now() - reloadedAt < PAUSE_MS) return false;
  sessionStorage.setItem(KEPT_KEY, String(Date.now()));
  isReloading = true;
  location.reload();
  return true;
}

/** For code that is loaded without `loadCode`: without a server a reload would end in the browser's own error page. */
export function reloadAfterUpgrade(): void {
  addEventListener('vite:preloadError', () => {
    void isServerThere().then((isThere) => isThere && reloadOnce());
  });
}
