import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withdrawReviews } from '../safety/index.ts';
import { notifyRemoval } from './library.jobs.ts';
import { endOfNotice } from './library.policy.ts';
import { countCopies } from './library.store.ts';
import type { SharedVoiceRow } from './library.tables.ts';
import type { ReviewState } from './review.ts';

const outside: ReviewState = {
  isInLibrary: false,
  reviewStatus: 'not_requested',
  reviewMessage: null,
  reviewedAt: null,
};

/** How a share stands when its voice leaves the library; who added it is told, and keeps it for the notice. */
export async function takenBack(
  platform: Platform,
  transaction: Transaction,
  before: SharedVoiceRow | undefined,
): Promise<ReviewState> {
  if (!before?.isInLibrary) return outside;
  await withdrawReviews(transaction, { voiceId: before.voiceId, kind: 'library' });
  // it was never shown, or its notice runs already
  if (before.publishedAt === null || before.disableAt !== null) return outside;
  const disableAt = endOfNotice(platform.clock.now(), before.noticePeriodDays);
  await announceRemoval(platform, transaction, { share: before, disableAt });
  return { ...outside, disableAt };
}

/** In the transaction of the removal. `sourceVoiceId` is what the copies name from now on. */
export async function announceRemoval(
  { jobs }: Pick<Platform, 'jobs'>,
  transaction: Transaction,
  {
    share,
    disableAt,
    sourceVoiceId = share.voiceId,
  }: { share: SharedVoiceRow; disableAt: Date; sourceVoiceId?: string },
): Promise<void> {
  if ((await countCopies(transaction, sourceVoiceId)) === 0) return;
  const { publicOwnerId, name, noticePeriodDays } = share;
  const notice = { sourceVoiceId, publicOwnerId, name, noticePeriodDays, disableAt: unixSeconds(disableAt) };
  await jobs.enqueue(notifyRemoval, notice, { transaction });
}
