import type { Platform } from '../../../../platform/platform.ts';
import { ledger } from '../../../billing/index.ts';
import { findMember } from '../../../workspaces/memberships/index.ts';
import { findWorkspace } from '../../../workspaces/workspace/index.ts';
import { hasPaidInvoice } from '../../subscriptions/index.ts';
import { findPartner, lockReferralOf, updateReferral } from '../referrals.store.ts';
import type { ReferralRow } from '../referrals.tables.ts';

/**
 * The first money that a workspace pays rewards whoever sent its owner: credits, as an entry of the ledger that names
 * the referral, once. A trial and a plan that a promo code makes free are no payment, nor is one that was given back.
 */
export async function rewardReferrer(platform: Platform, workspaceId: string): Promise<void> {
  const { db, clock } = platform;
  const workspace = await findWorkspace(db, workspaceId);
  if (!workspace || !(await hasPaidInvoice(db, workspaceId))) return;
  const waiting = await db.transaction((transaction) => lockReferralOf(transaction, workspace.ownerId));
  if (waiting?.state !== 'signed_up') return;
  const home = (await findMember(db, waiting.userId))?.workspaceId;
  if (home) await ledger.openAccount(platform, home);
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const referral = await lockReferralOf(transaction, workspace.ownerId);
    if (referral?.state !== 'signed_up') return;
    const { id } = referral;
    // who came into the same workspace is no new customer
    if (home === workspaceId) return updateReferral(transaction, id, { state: 'refused', paidAt: now });
    const credits = await rewardOf(platform, referral);
    if (!home || credits === 0) return updateReferral(transaction, id, { state: 'customer', paidAt: now });
    const grant = { workspaceId: home, credits, reason: 'referral', reference: `referral:${id}` };
    await ledger.grantCredits(transaction, grant, now);
    await updateReferral(transaction, id, { state: 'rewarded', credits, paidAt: now });
    const payload = { user_id: referral.userId, credits };
    await platform.events.append(transaction, { name: 'referrals.rewarded', workspaceId: home, payload });
  });
}

async function rewardOf(
  { db, config }: Platform,
  { partnerKey }: Pick<ReferralRow, 'partnerKey'>,
): Promise<number> {
  const partner = partnerKey === null ? undefined : await findPartner(db, partnerKey);
  return partner?.rewardCredits ?? config.referralCredits;
}
