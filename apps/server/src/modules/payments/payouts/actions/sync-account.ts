import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  findAccountByName,
  findPayoutAccount,
  listUnread,
  lockPayoutAccount,
  updatePayoutAccount,
} from '../accounts.store.ts';
import { oneByOne } from '../one-by-one.ts';
import { payoutMoney, payoutProviderOf } from '../payout-provider-of.ts';
import { unread } from '../payouts.policy.ts';
import type { PayoutAccountRow } from '../payouts.tables.ts';
import type { ProviderAccount } from '../provider/index.ts';
import { takeReversalsBack } from './take-reversals-back.ts';

/** So many others may be writing down what they read of the same account meanwhile. */
const mostReadings = 20;

/**
 * What the provider says of an account now: harmless at any time, since what is read counts, and no event.
 * @throws Failure `outside_unreachable` while too many read it at once: the event is sent again
 */
export async function syncAccount(platform: Platform, account: string): Promise<void> {
  const provider = payoutProviderOf(platform);
  for (let reading = 0; reading < mostReadings; reading++) {
    const known = await findAccountByName(platform.db, account);
    if (!known || known.provider !== provider.name) return;
    const isWritten = await write(platform, known, await provider.read(account));
    if (isWritten) return takeReversalsBack(platform, account);
  }
  throw new Failure('outside_unreachable', 'The payout account is being read. Try again.');
}

/** False: somebody has written meanwhile, and whose reading is the newer one nobody can tell: clocks are set back. */
function write(
  platform: Platform,
  known: PayoutAccountRow,
  state: ProviderAccount | undefined,
): Promise<boolean> {
  const { workspaceId, account } = known;
  return platform.db.transaction(async (transaction) => {
    const before = await lockPayoutAccount(transaction, workspaceId);
    if (before.account !== account || before.readAt?.getTime() !== known.readAt?.getTime()) return false;
    const readAt = new Date(Math.max(platform.clock.now().getTime(), (before.readAt?.getTime() ?? 0) + 1));
    if (state) {
      await updatePayoutAccount(transaction, workspaceId, { ...state, readAt });
      await tell(platform, transaction, { before, state });
    } else {
      await updatePayoutAccount(transaction, workspaceId, {
        ...unread,
        provider: null,
        account: null,
        readAt,
      });
    }
    return true;
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

/** Events of transfers come where those of payments do. */
export async function syncTransfersTo(platform: Platform, account: string): Promise<void> {
  if (payoutMoney(platform)) await syncAccount(platform, account);
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
  const now = platform.clock.now();
  const since = new Date(now.getTime() - dayMs);
  const due = await listUnread(platform.db, { provider, since, now, limit: atATime });
  await oneByOne(platform, due, ({ account }) => syncAccount(platform, account));
}
