import { formatCents } from '@mynah/contract/billing/money';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { lockPayoutAccount, updatePayoutAccount } from '../accounts.store.ts';
import { insertEarnings, readReturned } from '../earnings.store.ts';
import { payoutProviderOf } from '../payout-provider-of.ts';
import { microsPerCent } from '../payouts.policy.ts';
import { returnOf } from '../record-earnings.ts';
import { listPaidByName, lockTransfer, updateTransfer } from '../transfers.store.ts';

/** What somebody took back at the provider, all of a transfer or a part, is in the balance again, once. */
export async function takeReversalsBack(platform: Platform, account: string): Promise<void> {
  const reversed = await payoutProviderOf(platform).listReversed(account);
  if (reversed.length === 0) return;
  const cents = new Map(reversed.map((one) => [one.name, one.cents]));
  for (const { id, workspaceId } of await listPaidByName(platform.db, { account, names: [...cents.keys()] }))
    await platform.db.transaction((transaction) =>
      takeBack(platform, transaction, { id, workspaceId, cents }),
    );
}

interface Reversal {
  id: string;
  workspaceId: string;
  /** Of transfers by the provider's names, so far. */
  cents: ReadonlyMap<string, number>;
}

async function takeBack(
  platform: Platform,
  transaction: Transaction,
  { id, workspaceId, cents }: Reversal,
): Promise<void> {
  const account = await lockPayoutAccount(transaction, workspaceId);
  const transfer = await lockTransfer(transaction, id);
  if (transfer?.status !== 'paid') return;
  const { amountCents, currency } = transfer;
  const taken = Math.min(cents.get(transfer.name ?? '') ?? 0, amountCents);
  const more = taken * microsPerCent - (await readReturned(transaction, id));
  if (more <= 0) return;
  const now = platform.clock.now();
  await insertEarnings(transaction, [returnOf(transfer, more, { key: `reversed:${taken}`, now })]);
  await updateTransfer(
    transaction,
    id,
    taken === amountCents
      ? { status: 'reversed', problem: 'The transfer was taken back.' }
      : { problem: `${formatCents(taken, currency)} of it were taken back.` },
  );
  if (account.pausedAt) return;
  // whoever took it back had a reason: by itself the next transfer would undo it
  const reason = 'A transfer was taken back.';
  await updatePayoutAccount(transaction, workspaceId, { pausedAt: now, pauseReason: reason });
  await platform.events.append(transaction, { name: 'payouts.paused', workspaceId, payload: { reason } });
}
