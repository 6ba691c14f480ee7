import type { User } from '@mynah/contract/accounts/user';
import { readCookie, removeCookie, writeCookie } from '#web/shared/storage/cookies.ts';

/** No account data: the choice outlives the sign-out (PRV-055). */
const KEY = 'ccpa_opt_out';
/** Stands beside it where nobody chose it. */
const BY_LAW_KEY = 'ccpa_opt_out_by_law';
const COOKIE = 'privacy';

type Person = Pick<User, 'user_id' | 'workspace_id' | 'email'>;
const nobody = { user_id: null, workspace_id: null, email: null };

/** Keeps the opt-out of sale and sharing in this browser and in a cookie (PRV-024, PRV-025, PRV-031). */
export function persistOptOut({ user_id, workspace_id, email }: Person | typeof nobody = nobody): void {
  writeCookie(COOKIE, JSON.stringify({ ccpa_opt_out: true, user_id, workspace_id, email }));
  keep('true');
  localStorage.removeItem(BY_LAW_KEY);
}

/** Where the law or a signal of the browser says so, and nobody has chosen here: no choice of the person's account. */
export function persistLawsOptOut(): void {
  persistOptOut();
  localStorage.setItem(BY_LAW_KEY, 'true');
}

/** Takes it back; whom the law opts out is not opted out again. */
export function forgetOptOut(): void {
  removeCookie(COOKIE);
  keep('false');
  localStorage.removeItem(BY_LAW_KEY);
}

function keep(value: 'true' | 'false'): void {
  try {
    localStorage.setItem(KEY, value);
  } catch (cause) {
    // the account and the cookie have it
    console.error('local storage refused the opt-out', cause);
  }
}

/** As it was chosen in this browser, or found to be the law; null where neither was. */
export function readOptOut(): boolean | null {
  const kept = localStorage.getItem(KEY);
  return kept === null ? null : kept === 'true';
}

/** Did somebody without an account choose it here? */
export function isVisitorsOptOut(): boolean {
  if (readOptOut() !== true || localStorage.getItem(BY_LAW_KEY) !== null) return false;
  try {
    const kept = JSON.parse(readCookie(COOKIE) ?? 'null') as { user_id?: unknown } | null;
    return kept !== null && kept.user_id === null;
  } catch {
    return false;
  }
}
