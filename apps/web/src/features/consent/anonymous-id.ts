import { readCookie, removeCookie, writeCookie } from '#web/shared/storage/cookies.ts';

const COOKIE = 'anon_id';

/** By which this browser’s events are one visitor’s: a cookie, made only where statistics may be kept (PRV-018). */
export function anonymousId(): string {
  const kept = readCookie(COOKIE);
  if (kept) return kept;
  const made = crypto.randomUUID();
  writeCookie(COOKIE, made);
  return made;
}

/** Whoever comes next is somebody else. */
export const forgetAnonymousId = () => removeCookie(COOKIE);
