import { inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { type HistoryFileRow, historyFiles } from './items.tables.ts';

type NewHistoryFile = Omit<HistoryFileRow, 'historyItemId'>;

/** Files that go with an item: whoever deletes the item deletes them. Their bytes are in the blob store already. */
export async function addHistoryFiles(
  transaction: Transaction,
  historyItemId: string,
  files: readonly NewHistoryFile[],
): Promise<void> {
  if (files.length === 0) return;
  await transaction.insert(historyFiles).values(files.map((file) => ({ ...file, historyItemId })));
}

/** Of items that the caller has read within their workspace. */
export const findHistoryFiles = (
  db: Queryable,
  historyItemIds: readonly string[],
): Promise<HistoryFileRow[]> =>
  db
    .select()
    .from(historyFiles)
    .where(inArray(historyFiles.historyItemId, [...historyItemIds]));

/** Every blob that these items name. */
export async function blobsOfItems(
  db: Queryable,
  items: readonly { id: string; audioBlob: string }[],
): Promise<string[]> {
  const files = await findHistoryFiles(
    db,
    items.map(({ id }) => id),
  );
  return [...items.map(({ audioBlob }) => audioBlob), ...files.map(({ blob }) => blob)];
}
