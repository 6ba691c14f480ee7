import type { Platform } from '../../../platform/platform.ts';
import { settleSpending } from '../../workspaces/index.ts';
import { deleteReservation, lockCreditAccount, moveCredits } from '../credits.store.ts';

/** Of a reservation, or of its row. */
interface HeldCredits {
  id: string;
  workspaceId: string;
  credits: number;
  userId?: string | null;
  apiKeyId?: string | null;
}

/** Gives everything back: the work failed before it was worth anything. Safe to call twice, and after settling. */
export async function releaseCredits({ db }: Platform, reservation: HeldCredits): Promise<void> {
  const { workspaceId, userId = null, apiKeyId = null, credits } = reservation;
  await db.transaction(async (transaction) => {
    const account = await lockCreditAccount(transaction, workspaceId);
    if (!account || !(await deleteReservation(transaction, reservation))) return;
    await moveCredits(transaction, { workspaceId, released: credits, charged: 0 });
    const spender = { workspaceId, userId, apiKeyId, periodEndsAt: account.periodEndsAt };
    await settleSpending(transaction, spender, { credits: 0, heldCredits: credits });
  });
}
