import type { reviewStatuses } from '@mynah/contract/history/feedback-limits';
import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { inHistory, notInBin } from '../items/index.ts';
import { type HistoryRow, historyItems } from '../items/items.tables.ts';
import { type FeedbackRow, historyFeedback } from './feedback.tables.ts';

export type NewFeedback = typeof historyFeedback.$inferInsert;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What staff sees of the item that feedback is about. */
export type ReviewedItem = Pick<
  HistoryRow,
  'workspaceId' | 'source' | 'voiceName' | 'modelId' | 'text' | 'durationMs'
>;

/** For staff alone: no scope of a workspace. */
export async function findItemOfAnyWorkspace(db: Queryable, id: string): Promise<HistoryRow | undefined> {
  const isMeant = and(eq(historyItems.id, id), isNull(historyItems.deletedAt));
  const [found] = await db.select().from(historyItems).where(isMeant);
  return found;
}

/** Keeps the item from being deleted until the transaction ends; false when there is none. */
export async function holdItem(db: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const held = await db
    .select({ id: historyItems.id })
    .from(historyItems)
    .where(and(inHistory(workspaceId), eq(historyItems.id, id)))
    .for('key share');
  return held.length === 1;
}

/**
 * One record for each item: a later answer takes the place of the former. False, and nothing is changed, once the
 * former was reviewed; the row's own lock decides when both come at once.
 */
export async function writeFeedback(db: Transaction, given: NewFeedback): Promise<boolean> {
  const { historyItemId, createdAt, ...answer } = given;
  const written = await db
    .insert(historyFeedback)
    .values(given)
    .onConflictDoUpdate({
      target: historyFeedback.historyItemId,
      set: answer,
      setWhere: eq(historyFeedback.reviewStatus, 'not_reviewed'),
    })
    .returning({ id: historyFeedback.historyItemId });
  return written.length === 1;
}

export interface FeedbackSearch {
  reviewStatus: ReviewStatus;
  pageSize: number;
  /** As `cursorAfter` wrote it. */
  cursor?: string;
}

export type QueuedFeedback = FeedbackRow & { item: ReviewedItem };

/** Of all workspaces, for staff: what waits oldest first, what was reviewed newest first. */
export async function listFeedback(db: Queryable, search: FeedbackSearch): Promise<QueuedFeedback[]> {
  const { reviewStatus, pageSize, cursor } = search;
  const order = reviewStatus === 'not_reviewed' ? asc : desc;
  const { workspaceId, source, voiceName, modelId, text, durationMs } = historyItems;
  return db
    .select({
      ...getTableColumns(historyFeedback),
      item: { workspaceId, source, voiceName, modelId, text, durationMs },
    })
    .from(historyFeedback)
    .innerJoin(historyItems, eq(historyItems.id, historyFeedback.historyItemId))
    .where(
      and(
        eq(historyFeedback.reviewStatus, reviewStatus),
        isNull(historyItems.deletedAt),
        cursor === undefined ? undefined : isBeyond(cursor, reviewStatus),
      ),
    )
    .orderBy(order(historyFeedback.createdAt), order(historyFeedback.historyItemId))
    .limit(pageSize);
}

/** Where the page after this record begins; it holds also when the record itself is gone by then. */
export const cursorAfter = ({ createdAt, historyItemId }: FeedbackRow): string =>
  `${createdAt.getTime()}.${historyItemId}`;

function isBeyond(cursor: string, reviewStatus: ReviewStatus): SQL {
  const dot = cursor.indexOf('.');
  const createdAt = new Date(Number(cursor.slice(0, dot)));
  const beyond = sql.raw(reviewStatus === 'not_reviewed' ? '>' : '<');
  return sql`(${historyFeedback.createdAt}, ${historyFeedback.historyItemId}) ${beyond} (
    ${createdAt.toISOString()}::timestamptz, ${cursor.slice(dot + 1)})`;
}

export interface Review {
  historyItemId: string;
  reviewStatus: ReviewStatus;
  staffUserId: string;
  now: Date;
}

/** What was said of an item of any workspace, for staff: nobody changes it until the transaction ends. */
export async function holdFeedback(db: Transaction, historyItemId: string): Promise<FeedbackRow | undefined> {
  const ofItem = and(
    eq(historyFeedback.historyItemId, historyItemId),
    notInBin(historyFeedback.historyItemId),
  );
  const [row] = await db.select().from(historyFeedback).where(ofItem).for('update');
  return row;
}

export async function setReviewStatus(db: Transaction, review: Review): Promise<void> {
  const { historyItemId, reviewStatus, staffUserId, now } = review;
  const isReviewed = reviewStatus === 'reviewed';
  await db
    .update(historyFeedback)
    .set({
      reviewStatus,
      reviewedAt: isReviewed ? now : null,
      reviewedByUserId: isReviewed ? staffUserId : null,
      updatedAt: now,
    })
    .where(eq(historyFeedback.historyItemId, historyItemId));
}
