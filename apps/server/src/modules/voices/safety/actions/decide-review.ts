import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/staff/index.ts';
import { type ReviewDecision, reviewDecisions } from '../review-decisions.ts';
import { closeReview, findReview } from '../reviews.store.ts';

interface Order {
  reviewId: string;
  status: ReviewDecision['status'];
  message: string | null;
}

/** Once, by whoever of staff is first; the owner is told. @throws Failure `voice_review_not_found` */
export async function decideReview(
  platform: Platform,
  staff: Actor,
  { reviewId, status, message }: Order,
): Promise<void> {
  const decision = { status, message, decidedAt: platform.clock.now() };
  await platform.db.transaction(async (transaction) => {
    const review = await closeReview(transaction, { id: reviewId, decidedBy: staff.userId, decision });
    if (!review) throw reviewNotFound();
    const { voice } = (await findReview(transaction, reviewId))!;
    for (const listener of platform.extensions.at(reviewDecisions)) {
      if (listener.kind === review.kind) await listener.decided(platform, transaction, review, decision);
    }
    const { workspaceId, kind, requestedBy } = review;
    const details = { kind, decision: status };
    const entry = {
      action: 'voice-review.decide',
      target: voice.id,
      workspaceId,
      reason: message ?? undefined,
      details,
    };
    await recordStaffAction(transaction, staff, entry, decision.decidedAt);
    if (requestedBy === null) return;
    await platform.events.append(transaction, {
      name: 'voice.review-decided',
      workspaceId,
      payload: {
        user_id: requestedBy,
        voice_id: voice.id,
        voice_name: voice.name,
        kind,
        decision: status,
        message,
      },
    });
  });
}

export const reviewNotFound = (): Failure =>
  new Failure('voice_review_not_found', 'This review doesn’t exist or has already been decided.');
