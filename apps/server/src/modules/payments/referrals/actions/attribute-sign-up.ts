import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findUser } from '../../../accounts/users/index.ts';
import { findMember } from '../../../workspaces/memberships/index.ts';
import { findWorkspace } from '../../../workspaces/workspace/index.ts';
import { hasPaidInvoice } from '../../subscriptions/index.ts';
import { findReferrer } from '../find-referrer.ts';
import { isSamePerson } from '../referrals.policy.ts';
import { insertReferral } from '../referrals.store.ts';

/**
 * Who made an account by somebody’s link stands beside it: once, as the sign-up said it. Whoever pays already, and says
 * so only now, was brought by nobody.
 */
export async function attributeSignUp(platform: Platform, userId: string): Promise<void> {
  const { db, clock } = platform;
  const referred = await findUser(db, userId);
  const code = referred?.signUpSource?.pid;
  if (!referred || !code) return;
  const found = await findReferrer(db, code);
  const referrer = found && (await findUser(db, found.userId));
  if (!found || !referrer || (await hasPaid(platform, userId))) return;
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

async function hasPaid({ db }: Platform, userId: string): Promise<boolean> {
  const home = await findMember(db, userId);
  const workspace = home && (await findWorkspace(db, home.workspaceId));
  return workspace?.ownerId === userId && hasPaidInvoice(db, workspace.id);
}
