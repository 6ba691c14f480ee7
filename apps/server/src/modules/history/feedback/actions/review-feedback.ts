import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/staff/index.ts';
import { holdFeedback, type ReviewStatus, setReviewStatus } from '../feedback.store.ts';

interface Decision {
  historyItemId: string;
  reviewStatus: ReviewStatus;
  reason?: string;
  /** Of the wording that was read, ms. */
  updatedAtUnixMs?: number;
}

/** From here on the person cannot change it; `not_reviewed` gives it back. @throws Failure `feedback_not_found`, `feedback_changed` */
export async function reviewFeedback(
  { db, clock }: Platform,
  staff: Actor,
  { historyItemId, reviewStatus, reason, updatedAtUnixMs }: Decision,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const review = { historyItemId, reviewStatus, staffUserId: staff.userId, now };
    const before = await holdFeedback(transaction, historyItemId);
    if (!before) throw new Failure('feedback_not_found', 'This item has no feedback.');
    if (updatedAtUnixMs !== undefined && before.updatedAt.getTime() !== updatedAtUnixMs) {
      throw new Failure('feedback_changed', 'This has changed since you loaded it. Reload it and try again.');
    }
    await setReviewStatus(transaction, review);
    const { workspaceId } = before;
    const action = reviewStatus === 'reviewed' ? 'feedback.review' : 'feedback.reopen';
    await recordStaffAction(transaction, staff, { action, target: historyItemId, workspaceId, reason }, now);
  });
}
