import {
  type AnyColumn,
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { type FeedbackRow, historyFeedback } from '../feedback/feedback.tables.ts';
import { shareLinks } from '../share-links/share-links.tables.ts';
import { blobsOfItems } from './item-files.store.ts';
import { type HistoryRow, historyFiles, historyItems } from './items.tables.ts';

export type { HistoryRow };
/** An item with what was said of it, and its public link. */
export type FoundItem = HistoryRow & { feedback: FeedbackRow | null; shareLinkId: string | null };
export type NewHistoryItem = typeof historyItems.$inferInsert;

export async function addHistoryItem(db: Transaction, item: NewHistoryItem): Promise<void> {
  await db.insert(historyItems).values(item);
}

export async function findHistoryItem(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<FoundItem | undefined> {
  const [found] = await findHistoryItems(db, workspaceId, [id]);
  return found;
}

/** In the order of the ids; those that are not there are left out. */
export async function findHistoryItems(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<FoundItem[]> {
  const rows = await selectItems(db).where(
    and(eq(historyItems.workspaceId, workspaceId), inArray(historyItems.id, [...ids])),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** With what was said of them, and their public links. */
export const selectItems = (db: Queryable) =>
  db
    .select({ ...getTableColumns(historyItems), feedback: historyFeedback, shareLinkId: shareLinks.id })
    .from(historyItems)
    .leftJoin(historyFeedback, eq(historyFeedback.historyItemId, historyItems.id))
    .leftJoin(shareLinks, eq(shareLinks.historyItemId, historyItems.id));

/** For staff alone: no scope of a workspace. */
export async function findItemOfAnyWorkspace(db: Queryable, id: string): Promise<HistoryRow | undefined> {
  const [found] = await db.select().from(historyItems).where(eq(historyItems.id, id));
  return found;
}

/** Keeps the waveform of an item that had none. */
export async function savePeaks(
  db: Queryable,
  { workspaceId, id }: Pick<HistoryRow, 'workspaceId' | 'id'>,
  peaks: Uint8Array,
): Promise<void> {
  await db
    .update(historyItems)
    .set({ peaks })
    .where(
      and(eq(historyItems.workspaceId, workspaceId), eq(historyItems.id, id), isNull(historyItems.peaks)),
    );
}

/** What was said in requests, in the order of their ids. */
export async function findTextsOfRequests(
  db: Queryable,
  workspaceId: string,
  requestIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ requestId: historyItems.requestId, text: historyItems.text })
    .from(historyItems)
    .where(and(eq(historyItems.workspaceId, workspaceId), inArray(historyItems.requestId, [...requestIds])));
  return requestIds.flatMap((id) => rows.find((row) => row.requestId === id)?.text ?? []);
}

interface DeletedItems {
  ids: string[];
  /** Audio that no item names any more. */
  freeBlobs: string[];
}

/** Those that are not there are left out. */
export async function deleteHistoryItems(
  db: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<DeletedItems> {
  const isMeant = and(eq(historyItems.workspaceId, workspaceId), isAny(historyItems.id, ids));
  const found = { id: historyItems.id, audioBlob: historyItems.audioBlob };
  const going = await db.select(found).from(historyItems).where(isMeant).for('update');
  const blobs = await blobsOfItems(db, going);
  const deleted = await db.delete(historyItems).where(isMeant).returning({ id: historyItems.id });
  return { ids: deleted.map(({ id }) => id), freeBlobs: await findFreeBlobs(db, blobs) };
}

/** Of these blobs those that no item and no file of one names, but perhaps the ones that are about to go. */
export async function findFreeBlobs(
  db: Queryable,
  blobs: readonly string[],
  going: readonly string[] = [],
): Promise<string[]> {
  const keys = [...new Set(blobs)];
  const isNamed = (blob: AnyColumn, item: AnyColumn) =>
    and(isAny(blob, keys), going.length > 0 ? not(isAny(item, going)) : undefined);
  const items = db
    .select({ key: historyItems.audioBlob })
    .from(historyItems)
    .where(isNamed(historyItems.audioBlob, historyItems.id));
  const files = db
    .select({ key: historyFiles.blob })
    .from(historyFiles)
    .where(isNamed(historyFiles.blob, historyFiles.historyItemId));
  const kept = new Set((await items.union(files)).map(({ key }) => key));
  return keys.filter((key) => !kept.has(key));
}

/** One parameter for however many. */
export const isAny = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::text[])`;

const isBefore = (workspaceId: string, moment: Date) =>
  and(eq(historyItems.workspaceId, workspaceId), lt(historyItems.createdAt, moment));

export const countItemsBefore = (db: Queryable, workspaceId: string, moment: Date): Promise<number> =>
  db.$count(historyItems, isBefore(workspaceId, moment));

/** The oldest of those from before a moment. */
export const findItemsBefore = (
  db: Queryable,
  workspaceId: string,
  { moment, limit }: { moment: Date; limit: number },
): Promise<Pick<HistoryRow, 'id' | 'audioBlob'>[]> =>
  db
    .select({ id: historyItems.id, audioBlob: historyItems.audioBlob })
    .from(historyItems)
    .where(isBefore(workspaceId, moment))
    .orderBy(asc(historyItems.createdAt), asc(historyItems.id))
    .limit(limit);
