import type { Queryable } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { type FeedbackRow, historyFeedback } from '../feedback/feedback.tables.ts';
import { shareLinks } from '../share-links/share-links.tables.ts';

/** What was said of an item, and its public link. */
export interface Companions {
  feedback: FeedbackRow | null;
  shareLinkId: string | null;
}

/** Of items that the caller has read within their workspace. Looked up for a few, not joined to a hundred thousand. */
export async function withCompanions<Row extends { id: string }>(
  db: Queryable,
  rows: readonly Row[],
): Promise<(Row & Companions)[]> {
  const ids = rows.map(({ id }) => id);
  const [feedback, links] = await Promise.all([
    db.select().from(historyFeedback).where(isAny(historyFeedback.historyItemId, ids)),
    db.select().from(shareLinks).where(isAny(shareLinks.historyItemId, ids)),
  ]);
  const feedbackOf = new Map(feedback.map((row) => [row.historyItemId, row]));
  const linkOf = new Map(links.map((row) => [row.historyItemId, row.id]));
  return rows.map((row) => ({
    ...row,
    feedback: feedbackOf.get(row.id) ?? null,
    shareLinkId: linkOf.get(row.id) ?? null,
  }));
}
