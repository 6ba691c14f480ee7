import { outlastUnawaited } from '../../../platform/db/outlast-database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { spending } from '../../workspaces/access/index.ts';
import { deleteReservation, lockCreditAccount, moveCredits } from '../credits.store.ts';

interface ReservationKey {
  id: string;
  workspaceId: string;
}

/**
 * Gives everything back: the work failed before it was worth anything. Safe to call twice, and after settling. Nobody
 * has to wait for it while the database is away: then it goes on by itself.
 */
export function releaseCredits(platform: Platform, reservation: ReservationKey): Promise<void> {
  return outlastUnawaited(
    () => release(platform, reservation),
    (cause) => {
      platform.log.warn(
        { err: cause },
        'held credits could not be given back; they are when their lease ends',
      );
    },
  );
}

function release({ db }: Platform, reservation: ReservationKey): Promise<void> {
  const { workspaceId } = reservation;
  return db.transaction(async (transaction) => {
    const account = await lockCreditAccount(transaction, workspaceId);
    const held = account && (await deleteReservation(transaction, reservation));
    if (!held) return;
    const { credits, userId, apiKeyId, groupIds } = held;
    await moveCredits(transaction, { workspaceId, released: credits, charged: 0 });
    const spender = { workspaceId, userId, apiKeyId, groupIds, periodEndsAt: account.periodEndsAt };
    await spending.settleSpending(transaction, spender, { credits: 0, heldCredits: credits });
  });
}
