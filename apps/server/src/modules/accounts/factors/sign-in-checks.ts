import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { UserRow } from '../users/index.ts';

/** Throws when this person may not sign in with a password here: a workspace that has them sign in elsewhere. */
export type SignInCheck = (platform: Platform, user: UserRow) => Promise<void>;
export const signInChecks = extensionPoint<SignInCheck>('accounts.sign-in-checks');

/** @throws Failure whatever the checks throw */
export async function requireSignInAllowed(platform: Platform, user: UserRow): Promise<void> {
  for (const check of platform.extensions.at(signInChecks)) await check(platform, user);
}
