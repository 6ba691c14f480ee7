import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { historyItems } from './items.tables.ts';

export type HistoryRow = typeof historyItems.$inferSelect;
export type NewHistoryItem = typeof historyItems.$inferInsert;

export async function addHistoryItem(db: Transaction, item: NewHistoryItem): Promise<void> {
  await db.insert(historyItems).values(item);
}

export async function findHistoryItem(
  db: Queryable,
  workspaceId: string,
  id: string,
): Promise<HistoryRow | undefined> {
  const [found] = await findHistoryItems(db, workspaceId, [id]);
  return found;
}

/** In the order of the ids; those that are not there are left out. */
export async function findHistoryItems(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<HistoryRow[]> {
  const rows = await db
    .select()
    .from(historyItems)
    .where(and(eq(historyItems.workspaceId, workspaceId), inArray(historyItems.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
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

export interface HistorySearch {
  pageSize: number;
  startAfterHistoryItemId?: string;
  voiceId?: string;
  modelId?: string;
  dateBeforeUnix?: number;
  dateAfterUnix?: number;
  sortDirection: 'asc' | 'desc';
  search?: string;
  source?: HistoryRow['source'];
}

/** What a list shows of an item: everything but the big columns. */
export type ListedItem = Omit<HistoryRow, 'peaks' | 'alignments' | 'request'>;

/** One page by creation and id, so that new items shift nothing. */
export async function listHistoryItems(
  db: Queryable,
  workspaceId: string,
  search: HistorySearch,
): Promise<{ items: ListedItem[]; hasMore: boolean }> {
  const rows = await selectPage(db, workspaceId, search);
  return { items: rows.slice(0, search.pageSize), hasMore: rows.length > search.pageSize };
}

/** A page and one item more. */
export function selectPage(db: Queryable, workspaceId: string, search: HistorySearch) {
  const { peaks, alignments, request, ...columns } = getTableColumns(historyItems);
  const order = search.sortDirection === 'asc' ? asc : desc;
  return db
    .select(columns)
    .from(historyItems)
    .where(and(eq(historyItems.workspaceId, workspaceId), ...filtersOf(workspaceId, search)))
    .orderBy(order(historyItems.createdAt), order(historyItems.id))
    .limit(search.pageSize + 1);
}

function filtersOf(workspaceId: string, search: HistorySearch): (SQL | undefined)[] {
  const { voiceId, modelId, source, dateBeforeUnix, dateAfterUnix } = search;
  return [
    search.startAfterHistoryItemId ? isBeyond(workspaceId, search) : undefined,
    voiceId ? eq(historyItems.voiceId, voiceId) : undefined,
    modelId ? eq(historyItems.modelId, modelId) : undefined,
    source ? eq(historyItems.source, source) : undefined,
    dateBeforeUnix === undefined ? undefined : lt(historyItems.createdAt, new Date(dateBeforeUnix * 1000)),
    dateAfterUnix === undefined ? undefined : gt(historyItems.createdAt, new Date(dateAfterUnix * 1000)),
    search.search ? matchesText(search.search) : undefined,
  ];
}

/** After the item that the page before ended with. */
function isBeyond(workspaceId: string, search: HistorySearch): SQL {
  const beyond = sql.raw(search.sortDirection === 'asc' ? '>' : '<');
  return sql`(${historyItems.createdAt}, ${historyItems.id}) ${beyond} (
    select last.created_at, last.id from history_items last
    where last.workspace_id = ${workspaceId} and last.id = ${search.startAfterHistoryItemId})`;
}

function matchesText(text: string): SQL {
  const pattern = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(historyItems.text, pattern), ilike(historyItems.voiceName, pattern))!;
}

/** The blob of the deleted item when no other item names it; undefined also when there was no such item. */
export async function deleteHistoryItem(
  db: Transaction,
  workspaceId: string,
  id: string,
): Promise<{ audioBlob: string; isLastUse: boolean } | undefined> {
  const [deleted] = await db
    .delete(historyItems)
    .where(and(eq(historyItems.workspaceId, workspaceId), eq(historyItems.id, id)))
    .returning({ audioBlob: historyItems.audioBlob });
  if (!deleted) return undefined;
  const others = await db.$count(
    historyItems,
    and(eq(historyItems.audioBlob, deleted.audioBlob), ne(historyItems.id, id)),
  );
  return { audioBlob: deleted.audioBlob, isLastUse: others === 0 };
}
