import { and, asc, desc, eq, getTableColumns, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { inHistory } from '../items/index.ts';
import { type HistoryRow, historyItems } from '../items/items.tables.ts';

const inBin = (workspaceId: string): SQL | undefined =>
  and(eq(historyItems.workspaceId, workspaceId), isNotNull(historyItems.deletedAt));

/** Those that do not stand in the history are left out; resolves to the others. */
export async function moveToBin(
  db: Transaction,
  workspaceId: string,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<string[]> {
  const moved = await db
    .update(historyItems)
    .set({ deletedAt: now })
    .where(and(inHistory(workspaceId), isAny(historyItems.id, ids)))
    .returning({ id: historyItems.id });
  return moved.map(({ id }) => id);
}

/** Those that do not lie in the bin are left out; resolves to the others. */
export async function takeFromBin(
  db: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<string[]> {
  const taken = await db
    .update(historyItems)
    .set({ deletedAt: null })
    .where(and(inBin(workspaceId), isAny(historyItems.id, ids)))
    .returning({ id: historyItems.id });
  return taken.map(({ id }) => id);
}

export interface BinSearch {
  pageSize: number;
  startAfterHistoryItemId?: string;
}

/** What a list shows of an item, and since when it is deleted. */
export type BinRow = Omit<HistoryRow, 'peaks' | 'alignments' | 'request' | 'deletedAt'> & { deletedAt: Date };

/** One page and one item more, what was deleted last first. */
export async function listBinRows(
  db: Queryable,
  workspaceId: string,
  { pageSize, startAfterHistoryItemId }: BinSearch,
): Promise<BinRow[]> {
  const { peaks, alignments, request, ...columns } = getTableColumns(historyItems);
  const rows = await db
    .select(columns)
    .from(historyItems)
    .where(
      and(
        inBin(workspaceId),
        startAfterHistoryItemId === undefined ? undefined : isBeyond(workspaceId, startAfterHistoryItemId),
      ),
    )
    .orderBy(desc(historyItems.deletedAt), desc(historyItems.id))
    .limit(pageSize + 1);
  return rows as BinRow[];
}

const isBeyond = (workspaceId: string, id: string): SQL =>
  sql`(${historyItems.deletedAt}, ${historyItems.id}) < (
    select last.deleted_at, last.id from history_items last
    where last.workspace_id = ${workspaceId} and last.id = ${id})`;

export type ErasableItem = Pick<HistoryRow, 'id' | 'workspaceId' | 'audioBlob'>;

const { id, workspaceId: ofWorkspace, audioBlob } = historyItems;
const erasable = { id, workspaceId: ofWorkspace, audioBlob };

/** In the history or in the bin. */
export const findErasable = (
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<ErasableItem[]> =>
  db
    .select(erasable)
    .from(historyItems)
    .where(and(eq(historyItems.workspaceId, workspaceId), isAny(historyItems.id, ids)));

/** Some of what was in the bin of a workspace at a moment. */
export const findInBin = (
  db: Queryable,
  workspaceId: string,
  { until, limit }: { until: Date; limit: number },
): Promise<ErasableItem[]> =>
  db
    .select(erasable)
    .from(historyItems)
    .where(and(inBin(workspaceId), sql`${historyItems.deletedAt} <= ${until.toISOString()}::timestamptz`))
    .limit(limit);

/** Of every workspace, what was deleted before a moment. */
export const findDeletedBefore = (db: Queryable, moment: Date, limit: number): Promise<ErasableItem[]> =>
  db
    .select(erasable)
    .from(historyItems)
    .where(and(isNotNull(historyItems.deletedAt), lt(historyItems.deletedAt, moment)))
    .orderBy(asc(historyItems.workspaceId), asc(historyItems.deletedAt))
    .limit(limit);
