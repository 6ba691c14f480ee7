import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/staff/index.ts';
import { listSamplesOf } from '../../samples/index.ts';
import type { VoiceSampleRow } from '../../samples/samples.tables.ts';
import { cursorAfter, listReviews, type QueuedReview, type ReviewSearch } from '../reviews.store.ts';

interface ReviewPage {
  reviews: (QueuedReview & { samples: VoiceSampleRow[] })[];
  nextCursor: string | null;
}

/** A page of what waits; the look is kept in the same transaction, so that none goes without its entry. */
export async function lookThroughReviews(
  { db, clock }: Platform,
  staff: Actor,
  search: ReviewSearch,
): Promise<ReviewPage> {
  return db.transaction(async (transaction) => {
    const found = await listReviews(transaction, { ...search, pageSize: search.pageSize + 1 });
    const page = found.slice(0, search.pageSize);
    const details = { kind: search.kind ?? 'all', shown: page.length };
    await recordStaffAction(transaction, staff, { action: 'voice-review.list', details }, clock.now());
    const samples = await listSamplesOf(
      transaction,
      'staff',
      page.map(({ voice }) => voice.id),
    );
    const last = page.at(-1);
    return {
      reviews: page.map((queued) => ({ ...queued, samples: samples.get(queued.voice.id) ?? [] })),
      nextCursor: last && found.length > page.length ? cursorAfter(last.review) : null,
    };
  });
}
