import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordStaffAction } from '../../../accounts/staff/index.ts';
import { cursorAfter, type FeedbackSearch, listFeedback, type QueuedFeedback } from '../feedback.store.ts';

interface FeedbackPage {
  rows: QueuedFeedback[];
  nextCursor: string | null;
}

/** A page of the queue; the look is kept in the same transaction, so that none goes without its entry. */
export async function lookThroughFeedback(
  { db, clock }: Platform,
  staff: Actor,
  search: FeedbackSearch,
): Promise<FeedbackPage> {
  return db.transaction(async (transaction) => {
    const found = await listFeedback(transaction, { ...search, pageSize: search.pageSize + 1 });
    const rows = found.slice(0, search.pageSize);
    const details = { review_status: search.reviewStatus, shown: rows.length };
    await recordStaffAction(transaction, staff, { action: 'feedback.list', details }, clock.now());
    const last = rows.at(-1);
    return { rows, nextCursor: last && found.length > rows.length ? cursorAfter(last) : null };
  });
}
