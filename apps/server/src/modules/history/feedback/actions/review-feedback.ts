import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/index.ts';
import { type ReviewStatus, setReviewStatus } from '../feedback.store.ts';

interface Decision {
  historyItemId: string;
  reviewStatus: ReviewStatus;
  reason?: string;
}

/** From here on the person cannot change it; `not_reviewed` gives it back. @throws Failure `feedback_not_found` */
export async function reviewFeedback(
  { db, clock }: Platform,
  staff: Actor,
  { historyItemId, reviewStatus, reason }: Decision,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const review = { historyItemId, reviewStatus, staffUserId: staff.userId, now };
    const workspaceId = await setReviewStatus(transaction, review);
    if (workspaceId === undefined) {
      throw new Failure('feedback_not_found', 'Nobody has said anything of this item.');
    }
    const action = reviewStatus === 'reviewed' ? 'feedback.review' : 'feedback.reopen';
    await recordStaffAction(transaction, staff, { action, target: historyItemId, workspaceId, reason }, now);
  });
}
