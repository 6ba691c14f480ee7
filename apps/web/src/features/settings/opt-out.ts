import type { User } from '@mynah/contract/accounts/user';
import { removeCookie, writeCookie } from '#web/shared/storage/cookies.ts';

/** No account data: the choice outlives the sign-out (PRV-055). */
const KEY = 'ccpa_opt_out';
const COOKIE = 'privacy';

type Person = Pick<User, 'user_id' | 'workspace_id' | 'email'>;

/** Keeps the opt-out of sale and sharing in this browser and in a cookie (PRV-024, PRV-025, PRV-031). */
export function persistOptOut({ user_id, workspace_id, email }: Person): void {
  writeCookie(COOKIE, JSON.stringify({ ccpa_opt_out: true, user_id, workspace_id, email }));
  try {
    localStorage.setItem(KEY, 'true');
  } catch (cause) {
    // the account and the cookie have it
    console.error('local storage refused the opt-out', cause);
  }
}

export function forgetOptOut(): void {
  removeCookie(COOKIE);
  localStorage.removeItem(KEY);
}
