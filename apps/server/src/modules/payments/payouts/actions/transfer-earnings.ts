import { Failure } from '../../../../platform/errors/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { findPayoutAccount, lockPayoutAccount } from '../accounts.store.ts';
import { insertEarnings, listBalances } from '../earnings.store.ts';
import { oneByOne } from '../one-by-one.ts';
import { payoutMoney, payoutProviderOf } from '../payout-provider-of.ts';
import { earnedCurrency, microsPerCent } from '../payouts.policy.ts';
import type { TransferRow } from '../payouts.tables.ts';
import { FundsMissing, TransferRefused } from '../provider/index.ts';
import { returnOf } from '../record-earnings.ts';
import {
  beginAnew,
  findTransfer,
  insertTransfer,
  listPending,
  lockTransfer,
  updateTransfer,
} from '../transfers.store.ts';
import { readPayoutState } from './read-payouts.ts';

/** Who asks for it; absent: the scheduler. */
interface Asking {
  workspaceId: string;
  userId?: string | undefined;
}

/**
 * Takes what is available out of the balance, in the transaction that writes the transfer down. Undefined: something is
 * missing. Two at once take it once, since the account is locked.
 */
async function takeAvailable(platform: Platform, asking: Asking): Promise<string | undefined> {
  const provider = payoutProviderOf(platform).name;
  const { workspaceId } = asking;
  const now = platform.clock.now();
  return platform.db.transaction(async (transaction) => {
    await lockPayoutAccount(transaction, workspaceId);
    const state = await readPayoutState(platform, transaction, { workspaceId, provider });
    const account = state.account?.account;
    if (state.missing.length > 0 || !account) return undefined;
    const { availableCents: amountCents } = state;
    const id = newId('po_');
    const currency = earnedCurrency;
    const transfer = { id, workspaceId, provider, account, amountCents, currency, createdAt: now };
    await insertTransfer(transaction, transfer);
    await insertEarnings(transaction, [
      {
        id: `transfer:${id}`,
        workspaceId,
        provider,
        kind: 'transfer',
        currency,
        amountMicros: -amountCents * microsPerCent,
        availableAt: now,
        transferId: id,
        createdAt: now,
      },
    ]);
    const entry = { className: 'payout', activityName: 'create', targetId: id, details: { amountCents } };
    await recordAudit(transaction, asking, entry, now);
    return id;
  });
}

/** Hands a transfer to the provider: as often as it may be, it is made once. One that cannot be made now waits. */
export async function sendTransfer(platform: Platform, id: string): Promise<void> {
  const transfer = await findTransfer(platform.db, id);
  if (transfer?.status !== 'pending') return;
  // staff have paused it while it waited
  if ((await findPayoutAccount(platform.db, transfer.workspaceId))?.pausedAt) return;
  try {
    const attempt = String(transfer.updatedAt.getTime());
    const name = await payoutProviderOf(platform).transfer({ ...transfer, transfer: id, attempt });
    await end(platform, id, { status: 'paid', name, problem: null });
  } catch (cause) {
    if (cause instanceof TransferRefused)
      return end(platform, id, { status: 'failed', problem: cause.message });
    if (cause instanceof FundsMissing)
      // an answer that is known to be no; where none came, it is the same try
      await beginAnew(platform.db, transfer, platform.clock.now());
    else if (!(cause instanceof Failure)) throw cause;
    platform.log.warn({ transfer: id, cause }, 'a payout waits for its provider');
  }
}

async function end(
  platform: Platform,
  id: string,
  outcome: Pick<TransferRow, 'status' | 'problem'> & { name?: string },
): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction(async (transaction) => {
    const transfer = await lockTransfer(transaction, id);
    if (transfer?.status !== 'pending') return;
    await updateTransfer(transaction, id, outcome);
    const { workspaceId, amountCents } = transfer;
    if (outcome.status === 'failed') {
      const entry = returnOf(transfer, amountCents * microsPerCent, { key: 'failed', now });
      await insertEarnings(transaction, [entry]);
    }
    const name = outcome.status === 'paid' ? 'payouts.paid' : 'payouts.failed';
    const payload = { amount_cents: amountCents, currency: transfer.currency };
    await platform.events.append(transaction, { name, workspaceId, payload });
  });
}

/** What is available, now. @throws Failure `conflict` where something is missing */
export async function transferNow(platform: Platform, asking: Asking): Promise<void> {
  const id = await takeAvailable(platform, asking);
  if (!id) throw new Failure('conflict', 'Nothing can be transferred now: see what is missing.');
  await sendTransfer(platform, id);
}

const atATime = 200;

/** Each day: whoever has earned enough, and has nothing in the way. The scheduler's. */
export async function transferDue(platform: Platform): Promise<void> {
  const provider = payoutMoney(platform);
  if (!provider) return;
  const { db, clock, config } = platform;
  const most = await listBalances(db, { provider, now: clock.now(), limit: 10_000 });
  const minimumMicros = config.payoutMinimum * 100 * microsPerCent;
  const enough = most.filter(({ balanceMicros }) => balanceMicros >= minimumMicros);
  await oneByOne(platform, enough, async ({ workspaceId }) => {
    const id = await takeAvailable(platform, { workspaceId });
    if (id) await sendTransfer(platform, id);
  });
}

/** What waits for its provider, or was written down by a server that was killed then. The scheduler's. */
export async function sendPending(platform: Platform): Promise<void> {
  const provider = payoutMoney(platform);
  if (!provider) return;
  const pending = await listPending(platform.db, provider, atATime);
  await oneByOne(platform, pending, ({ id }) => sendTransfer(platform, id));
}
