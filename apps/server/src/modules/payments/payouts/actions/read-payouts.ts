import type { Payouts } from '@mynah/contract/billing/payouts';
import type { Queryable } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { ProviderName } from '../../provider/index.ts';
import { findPayoutAccount } from '../accounts.store.ts';
import { readBalance } from '../earnings.store.ts';
import { payoutMoney } from '../payout-provider-of.ts';
import { isTrusted, missingFor, type PayoutState, wholeCents } from '../payouts.policy.ts';
import type { PayoutAccountRow } from '../payouts.tables.ts';
import { toNoPayouts, toPayouts } from '../payouts.view.ts';
import { listTransfers } from '../transfers.store.ts';

/** An account of another provider than the server has now counts for nothing. */
const ofProvider = (account: PayoutAccountRow | undefined, provider: ProviderName) =>
  account && account.provider !== provider ? { ...account, account: null } : account;

export async function readPayoutState(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  db: Queryable,
  { workspaceId, provider }: { workspaceId: string; provider: ProviderName },
): Promise<PayoutState> {
  const now = clock.now();
  const account = ofProvider(await findPayoutAccount(db, workspaceId), provider);
  const balance = await readBalance(db, { workspaceId, provider }, now);
  const free = isTrusted(account, now) ? balance.balanceMicros : balance.availableMicros;
  // what was given back meanwhile is owed before anything goes
  const availableCents = Math.max(0, wholeCents(Math.min(free, balance.balanceMicros)));
  const minimumCents = config.payoutMinimum * 100;
  const missing = missingFor({ account, availableCents, minimumCents });
  return { ...balance, provider, account, availableCents, missing };
}

/** BIL-071. */
export async function readPayouts(platform: Platform, workspaceId: string): Promise<Payouts> {
  const provider = payoutMoney(platform);
  if (!provider) return toNoPayouts(platform.config);
  const state = await readPayoutState(platform, platform.db, { workspaceId, provider });
  return toPayouts(state, {
    transfers: await listTransfers(platform.db, { workspaceId, provider }),
    config: platform.config,
  });
}
