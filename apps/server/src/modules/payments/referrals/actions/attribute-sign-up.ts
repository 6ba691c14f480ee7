import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findUser } from '../../../accounts/users/index.ts';
import { findReferrer } from '../find-referrer.ts';
import { isSamePerson } from '../referrals.policy.ts';
import { insertReferral } from '../referrals.store.ts';

/** Who made an account by somebody’s link stands beside it: once, as the sign-up said it. */
export async function attributeSignUp(platform: Platform, userId: string): Promise<void> {
  const { db, clock } = platform;
  const referred = await findUser(db, userId);
  const code = referred?.signUpSource?.pid;
  if (!referred || !code) return;
  const found = await findReferrer(db, code);
  const referrer = found && (await findUser(db, found.userId));
  if (!found || !referrer) return;
  await insertReferral(db, {
    id: newId(),
    referredUserId: userId,
    userId: referrer.id,
    partnerKey: found.partnerKey,
    visit: referred.signUpSource?.xid ?? null,
    state: isSamePerson(referrer, referred) ? 'refused' : 'signed_up',
    signedUpAt: clock.now(),
  });
}
