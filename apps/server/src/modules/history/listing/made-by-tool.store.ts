import { and, desc, eq, getTableColumns, ilike } from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { inHistory } from '../items/index.ts';
import { type HistoryRow, historyFiles, historyItems } from '../items/items.tables.ts';

interface ToolSearch {
  source: HistoryRow['source'];
  pageSize: number;
  /** From 1. */
  page: number;
  search?: string;
}

type MadeItem = Pick<HistoryRow, 'id' | 'workspaceId' | 'text' | 'request' | 'durationMs' | 'createdAt'> & {
  /** The blob of its film, where it has one. */
  film: string | null;
};

/** One page of what a tool made, newest first. */
export async function listMadeByTool(
  db: Queryable,
  workspaceId: string,
  { source, pageSize, page, search }: ToolSearch,
): Promise<{ items: MadeItem[]; hasMore: boolean }> {
  const { id, text, request, durationMs, createdAt } = getTableColumns(historyItems);
  const rows = await db
    .select({
      ...{ id, text, request, durationMs, createdAt },
      workspaceId: historyItems.workspaceId,
      film: historyFiles.blob,
    })
    .from(historyItems)
    .leftJoin(
      historyFiles,
      and(eq(historyFiles.historyItemId, historyItems.id), eq(historyFiles.name, 'film')),
    )
    .where(
      and(
        inHistory(workspaceId),
        eq(historyItems.source, source),
        search ? ilike(historyItems.text, containing(search)) : undefined,
      ),
    )
    .orderBy(desc(historyItems.createdAt), desc(historyItems.id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
  return { items: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}
