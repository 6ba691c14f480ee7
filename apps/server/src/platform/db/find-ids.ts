import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { isAny } from './is-any.ts';

/** A table of things of workspaces. */
export type TableOfThings = PgTable & { id: PgColumn; workspaceId: PgColumn };

/** Which of these ids a table has in a workspace, whoever made them. */
export async function findIds(
  db: Queryable,
  table: TableOfThings,
  workspaceId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.workspaceId, workspaceId), isAny(table.id, ids)));
  return rows.map(({ id }) => String(id));
}
