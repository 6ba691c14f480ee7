/** ACC-022. */
export const REFRESH_INTERVAL_MS = 300_000;

/** Renews the access token of a verified user every five minutes; an unverified one gets no timer. */
export function startRefreshTimer(
  user: { isVerified: boolean },
  refresh: () => Promise<unknown>,
): () => void {
  if (!user.isVerified) return () => undefined;
  const timer = setInterval(() => {
    if (!navigator.onLine) return;
    // A failed renewal is tried again by the next request that gets a 401.
    refresh().catch((cause) => console.error('the access token was not renewed', cause));
  }, REFRESH_INTERVAL_MS);
  return () => clearInterval(timer);
}
