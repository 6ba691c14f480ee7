import { and, asc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { inHistory } from '../items/index.ts';
import { type HistoryRow, historyItems } from '../items/items.tables.ts';

const isBefore = (workspaceId: string, moment: Date) =>
  and(eq(historyItems.workspaceId, workspaceId), lt(historyItems.createdAt, moment));

/** Of those that stand in the history: what lies in the bin is deleted already. */
export const countItemsBefore = (db: Queryable, workspaceId: string, moment: Date): Promise<number> =>
  db.$count(historyItems, and(inHistory(workspaceId), lt(historyItems.createdAt, moment)));

/** The oldest of those from before a moment, in the history and in the bin. */
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
