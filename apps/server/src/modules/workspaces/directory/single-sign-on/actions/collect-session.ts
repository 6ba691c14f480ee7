import type { Platform } from '../../../../../platform/platform.ts';
import { findUser, type UserRow } from '../../../../accounts/users/index.ts';
import { findMembership } from '../../../memberships/index.ts';
import { isSameBrowser, stateUnknown, takeStep } from './finish-sign-on.ts';

/** Who came back from the provider, once, in the browser that started. @throws Failure `sso_state_unknown` */
export async function collectSession(
  platform: Platform,
  { code, browserSecret }: { code: string; browserSecret: string | undefined },
): Promise<UserRow> {
  const { payload } = await takeStep(platform, code, 'returned');
  if (!isSameBrowser(payload.browser!, browserSecret)) throw stateUnknown();
  const user = await findUser(platform.db, payload.userId!);
  const membership = user && (await findMembership(platform.db, user.id));
  if (!user || !membership || user.deletionRequestedAt) throw stateUnknown();
  return user;
}
