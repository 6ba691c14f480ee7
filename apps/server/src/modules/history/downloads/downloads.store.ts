import { and, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { inHistory } from '../items/index.ts';
import { historyItems } from '../items/items.tables.ts';

const { alignments, peaks: _peaks, ...light } = getTableColumns(historyItems);

/** Without what is long: a thousand items are held at once. */
export type DownloadRow = Awaited<ReturnType<typeof findDownloadItems>>[number];

/** In the order of the ids, each once; those that are not there are left out. */
export async function findDownloadItems(db: Queryable, workspaceId: string, ids: readonly string[]) {
  const rows = await db
    .select({ ...light, hasTimings: sql<boolean>`${alignments} is not null` })
    .from(historyItems)
    .where(and(inHistory(workspaceId), inArray(historyItems.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
