import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  findAccountByName,
  findPayoutAccount,
  listUnread,
  lockPayoutAccount,
  updatePayoutAccount,
} from '../accounts.store.ts';
import { insertEarnings } from '../earnings.store.ts';
import { payoutMoney, payoutProviderOf } from '../payout-provider-of.ts';
import { microsPerCent } from '../payouts.policy.ts';
import type { PayoutAccountRow } from '../payouts.tables.ts';
import type { ProviderAccount } from '../provider/index.ts';
import { returnOf } from '../record-earnings.ts';
import { listPaidByName, lockTransfer, updateTransfer } from '../transfers.store.ts';

/** What the provider says of an account now: harmless at any time, since what is read counts, and no event. */
export async function syncAccount(platform: Platform, account: string): Promise<void> {
  const known = await findAccountByName(platform.db, account);
  const provider = payoutProviderOf(platform);
  if (!known || known.provider !== provider.name) return;
  const readAt = platform.clock.now();
  const state = await provider.read(account);
  await write(platform, known, { state, readAt });
  await takeReversalsBack(platform, account);
}

async function write(
  platform: Platform,
  { workspaceId, account }: PayoutAccountRow,
  { state, readAt }: { state: ProviderAccount | undefined; readAt: Date },
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const before = await lockPayoutAccount(transaction, workspaceId);
    // another reading began later, or the account is another one by now
    if (before.account !== account || (before.readAt && before.readAt > readAt)) return;
    if (!state) {
      const none = { provider: null, account: null, isSubmitted: false, requirements: [] };
      const closed = { takesTransfers: false, paysOut: false, taxForm: 'missing' as const, closedFor: null };
      return updatePayoutAccount(transaction, workspaceId, { ...none, ...closed, readAt });
    }
    await updatePayoutAccount(transaction, workspaceId, { ...state, readAt });
    await tell(platform, transaction, { before, state });
  });
}

/** People are told when money can go to them, and when it no longer can. */
async function tell(
  platform: Platform,
  transaction: Parameters<typeof platform.events.append>[0],
  { before, state }: { before: PayoutAccountRow; state: ProviderAccount },
): Promise<void> {
  const was = before.takesTransfers && before.paysOut;
  const is = state.takesTransfers && state.paysOut;
  if (was === is) return;
  const name = is ? 'payouts.account-ready' : 'payouts.account-stopped';
  await platform.events.append(transaction, { name, workspaceId: before.workspaceId, payload: {} });
}

/** What somebody took back at the provider is in the balance again, once. */
async function takeReversalsBack(platform: Platform, account: string): Promise<void> {
  const reversed = await payoutProviderOf(platform).listReversed(account);
  if (reversed.length === 0) return;
  const names = reversed.map(({ name }) => name);
  for (const { id } of await listPaidByName(platform.db, { account, names })) {
    await platform.db.transaction(async (transaction) => {
      const transfer = await lockTransfer(transaction, id);
      const cents = reversed.find(({ name }) => name === transfer?.name)?.cents ?? 0;
      // a part of it is seen to by people: a transfer is here or there
      if (transfer?.status !== 'paid' || cents < transfer.amountCents) return;
      const entry = returnOf(transfer, transfer.amountCents * microsPerCent, {
        key: 'reversed',
        now: platform.clock.now(),
      });
      await insertEarnings(transaction, [entry]);
      await updateTransfer(transaction, id, { status: 'reversed', problem: 'The transfer was taken back.' });
    });
  }
}

/** Of the workspace. @throws Failure `conflict` where none is connected */
export async function syncOwnAccount(platform: Platform, workspaceId: string): Promise<void> {
  payoutProviderOf(platform);
  const known = await findPayoutAccount(platform.db, workspaceId);
  if (!known?.account) throw new Failure('conflict', 'No payout account is connected yet.');
  await syncAccount(platform, known.account);
}

const dayMs = 86_400_000;
const atATime = 100;

/** Makes up for events that were lost. The scheduler's. */
export async function syncUnread(platform: Platform): Promise<void> {
  const provider = payoutMoney(platform);
  if (!provider) return;
  const since = new Date(platform.clock.now().getTime() - dayMs);
  for (const { account } of await listUnread(platform.db, provider, since, atATime)) {
    if (account) await syncAccount(platform, account);
  }
}
