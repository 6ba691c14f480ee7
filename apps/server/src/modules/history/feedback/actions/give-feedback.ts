import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { historyItemNotFound } from '../../items/index.ts';
import { holdItem, writeFeedback } from '../feedback.store.ts';
import type { FeedbackRow } from '../feedback.tables.ts';

type Flags = Pick<FeedbackRow, 'emotions' | 'inaccurateClone' | 'glitches' | 'audioQuality' | 'other'>;

interface Answer extends Flags {
  historyItemId: string;
  thumbsUp: boolean;
  feedback?: string;
}

/** @throws Failure `feedback_disabled`, `history_item_not_found`, `feedback_already_reviewed` */
export async function giveFeedback(
  { config, db, clock }: Platform,
  { workspaceId, userId }: Actor,
  { historyItemId, ...answer }: Answer,
): Promise<void> {
  if (!config.feedback) throw new Failure('feedback_disabled', 'Feedback is turned off on this server.');
  const now = clock.now();
  await db.transaction(async (transaction) => {
    if (!(await holdItem(transaction, workspaceId, historyItemId))) throw historyItemNotFound(historyItemId);
    const isWritten = await writeFeedback(transaction, {
      ...answer,
      feedback: answer.feedback ?? '',
      historyItemId,
      workspaceId,
      userId,
      createdAt: now,
      updatedAt: now,
    });
    if (!isWritten) throw alreadyReviewed();
  });
}

/** ERR-024, to the letter. */
const alreadyReviewed = (): Failure =>
  new Failure('feedback_already_reviewed', 'This feedback cannot be changed as it was already reviewed.');
