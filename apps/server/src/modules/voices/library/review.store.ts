import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { voiceReviews } from '../safety/safety.tables.ts';

interface AskedReview {
  workspaceId: string;
  voiceId: string;
  requestedBy: string;
  findings: string[];
}

const isWaiting = (voiceId: string) =>
  and(
    eq(voiceReviews.voiceId, voiceId),
    eq(voiceReviews.kind, 'library'),
    eq(voiceReviews.status, 'pending'),
  );

/** Puts a voice before staff; one that waits already waits on, with what was found now. */
export async function askForReview(
  transaction: Transaction,
  { findings, ...asked }: AskedReview,
): Promise<void> {
  const waiting = await transaction
    .update(voiceReviews)
    .set({ findings, updatedAt: new Date() })
    .where(isWaiting(asked.voiceId))
    .returning({ id: voiceReviews.id });
  if (waiting.length > 0) return;
  await transaction.insert(voiceReviews).values({ id: newId(), kind: 'library', ...asked, findings });
}

/** Nobody has to look at it any more. */
export async function dropReview(db: Queryable, voiceId: string): Promise<void> {
  await db.delete(voiceReviews).where(isWaiting(voiceId));
}
