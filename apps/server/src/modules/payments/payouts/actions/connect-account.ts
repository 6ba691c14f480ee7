import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { findOwnerEmail } from '../../subscriptions/index.ts';
import { findPayoutAccount, lockPayoutAccount, updatePayoutAccount } from '../accounts.store.ts';
import { ownAddress } from '../own-address.ts';
import { payoutProviderOf } from '../payout-provider-of.ts';
import { unread } from '../payouts.policy.ts';
import type { PayoutAccountRow } from '../payouts.tables.ts';
import { syncAccount } from './sync-account.ts';

const page = '/app/payouts';

/**
 * The form of the account that takes the money, which leads back to a path of this server (BIL-026); the account is
 * made when it is first asked for. @throws Failure `not_found` where nobody is paid, `invalid_request` for another server
 */
export async function openConnectForm(
  platform: Platform,
  actor: Actor,
  relativeRedirectPath: string,
): Promise<{ url: string }> {
  const provider = payoutProviderOf(platform);
  const returnUrl = ownAddress(platform, relativeRedirectPath);
  const account = await ensureAccount(platform, actor);
  const retryUrl = ownAddress(platform, page);
  return { url: await provider.openForm(account, { returnUrl, retryUrl }) };
}

/** The dashboard of the account, or its form while that isn’t filled in (BIL-027). */
export async function openConnectDashboard(platform: Platform, actor: Actor): Promise<{ url: string }> {
  const provider = payoutProviderOf(platform);
  const known = await connectedAccount(platform, actor.workspaceId);
  if (!known?.isSubmitted) return openConnectForm(platform, actor, page);
  return { url: await provider.openDashboard(known.account, { returnUrl: ownAddress(platform, page) }) };
}

type Connected = PayoutAccountRow & { account: string };

async function connectedAccount(platform: Platform, workspaceId: string): Promise<Connected | undefined> {
  const row = await findPayoutAccount(platform.db, workspaceId);
  if (row?.provider !== payoutProviderOf(platform).name || !row.account) return undefined;
  return { ...row, account: row.account };
}

async function ensureAccount(platform: Platform, actor: Actor): Promise<string> {
  const { workspaceId } = actor;
  const known = await connectedAccount(platform, workspaceId);
  if (known) return known.account;
  const provider = payoutProviderOf(platform);
  const email = (await findOwnerEmail(platform.db, workspaceId)) ?? '';
  const account = await provider.createAccount({ workspaceId, email });
  await platform.db.transaction(async (transaction) => {
    const { account: before } = await lockPayoutAccount(transaction, workspaceId);
    if (before === account) return;
    await updatePayoutAccount(transaction, workspaceId, {
      ...unread,
      provider: provider.name,
      account,
      readAt: null,
    });
    const entry = { className: 'payout-account', activityName: 'connect', targetId: account };
    await recordAudit(transaction, actor, entry, platform.clock.now());
  });
  await syncAccount(platform, account);
  return account;
}
