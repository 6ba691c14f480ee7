import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { environmentVariables } from './environment-variables.tables.ts';
import { agentEnvironments as table } from './environments.tables.ts';

export interface FoundEnvironment {
  name: string;
  creatorUserId: string | null;
  updatedAt: Date;
}

/** Undefined for a name that is taken. */
export async function insertEnvironment(
  db: Queryable,
  row: typeof table.$inferInsert,
): Promise<FoundEnvironment | undefined> {
  const [made] = await db.insert(table).values(row).onConflictDoNothing().returning();
  return made;
}

/** Those that were made, by name. */
export const listMade = (db: Queryable, workspaceId: string): Promise<FoundEnvironment[]> =>
  db.select().from(table).where(eq(table.workspaceId, workspaceId)).orderBy(asc(table.name));

/** Those that variables have values in. */
export async function listUsed(db: Queryable, workspaceId: string): Promise<FoundEnvironment[]> {
  const rows = await db
    .select({
      values: environmentVariables.values,
      updatedAt: environmentVariables.updatedAt,
      creatorUserId: environmentVariables.creatorUserId,
    })
    .from(environmentVariables)
    .where(eq(environmentVariables.workspaceId, workspaceId))
    .orderBy(asc(environmentVariables.updatedAt));
  return rows.flatMap(({ values, ...rest }) => Object.keys(values).map((name) => ({ name, ...rest })));
}

export async function labelUsing(
  db: Queryable,
  workspaceId: string,
  environment: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ label: environmentVariables.label })
    .from(environmentVariables)
    .where(
      and(
        eq(environmentVariables.workspaceId, workspaceId),
        sql`${environmentVariables.values} ? ${environment}`,
      ),
    )
    .limit(1);
  return row?.label;
}

/** Whether there was one. */
export async function deleteEnvironment(db: Queryable, workspaceId: string, name: string): Promise<boolean> {
  const gone = await db
    .delete(table)
    .where(and(eq(table.workspaceId, workspaceId), eq(table.name, name)))
    .returning({ name: table.name });
  return gone.length > 0;
}
