import { type AnyColumn, and, eq, inArray, not } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { inHistory } from './in-history.ts';
import { blobsOfItems } from './item-files.store.ts';
import { type HistoryRow, historyFiles, historyItems } from './items.tables.ts';

export type NewHistoryItem = typeof historyItems.$inferInsert;

export async function addHistoryItem(db: Transaction, item: NewHistoryItem): Promise<void> {
  await db.insert(historyItems).values(item);
}

export async function findHistoryItem(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<HistoryRow | undefined> {
  const isMeant = and(inHistory(workspaceId), eq(historyItems.id, id));
  const [found] = await db.select().from(historyItems).where(isMeant);
  return found;
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
    .where(and(inHistory(workspaceId), inArray(historyItems.requestId, [...requestIds])));
  return requestIds.flatMap((id) => rows.find((row) => row.requestId === id)?.text ?? []);
}

interface ErasedItems {
  ids: string[];
  /** Of these those that stood in the history until now. */
  seenIds: string[];
  /** Audio that no item names any more. */
  freeBlobs: string[];
}

/** From the history or from the bin; those that are not there are left out. */
export async function eraseRows(
  db: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<ErasedItems> {
  const isMeant = and(eq(historyItems.workspaceId, workspaceId), isAny(historyItems.id, ids));
  const { id, audioBlob, deletedAt } = historyItems;
  const going = await db.select({ id, audioBlob, deletedAt }).from(historyItems).where(isMeant).for('update');
  const blobs = await blobsOfItems(db, going);
  await db.delete(historyItems).where(isMeant);
  return {
    ids: going.map((item) => item.id),
    seenIds: going.filter((item) => item.deletedAt === null).map((item) => item.id),
    freeBlobs: await findFreeBlobs(db, blobs),
  };
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
