import { and, desc, eq, getTableColumns, ilike } from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { historyFiles, historyItems } from '../../history/items/items.tables.ts';

export interface IsolationSearch {
  pageSize: number;
  /** From 1. */
  page: number;
  search?: string;
}

export type ListedIsolation = Pick<
  typeof historyItems.$inferSelect,
  'id' | 'workspaceId' | 'text' | 'request' | 'durationMs' | 'createdAt'
> & { film: string | null };

/** One page, newest first. */
export async function listIsolations(
  db: Queryable,
  workspaceId: string,
  { pageSize, page, search }: IsolationSearch,
): Promise<{ items: ListedIsolation[]; hasMore: boolean }> {
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
        eq(historyItems.workspaceId, workspaceId),
        eq(historyItems.source, 'Isolation'),
        search ? ilike(historyItems.text, containing(search)) : undefined,
      ),
    )
    .orderBy(desc(historyItems.createdAt), desc(historyItems.id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
  return { items: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

export async function isIsolation(db: Queryable, workspaceId: string, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: historyItems.id })
    .from(historyItems)
    .where(
      and(
        eq(historyItems.workspaceId, workspaceId),
        eq(historyItems.id, id),
        eq(historyItems.source, 'Isolation'),
      ),
    );
  return found !== undefined;
}
