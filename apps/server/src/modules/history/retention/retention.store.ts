import { eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { workspaces } from '../../workspaces/workspace/index.ts';

/** Those that keep their items for a time only. */
export async function listRetainingWorkspaces(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(isNotNull(workspaces.historyRetentionDays));
  return rows.map(({ id }) => id);
}

/** For how many days the workspace keeps its items; undefined: for ever. */
export async function findRetentionDays(db: Queryable, workspaceId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ days: workspaces.historyRetentionDays })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.days ?? undefined;
}
