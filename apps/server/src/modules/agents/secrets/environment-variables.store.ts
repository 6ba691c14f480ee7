import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import {
  type EnvironmentVariableRow,
  environmentVariables as table,
} from './environment-variables.tables.ts';

type Key = Pick<EnvironmentVariableRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key): SQL | undefined =>
  and(eq(table.workspaceId, workspaceId), eq(table.id, id));

export async function insertVariable(
  db: Queryable,
  row: typeof table.$inferInsert,
): Promise<EnvironmentVariableRow> {
  const [inserted] = await db.insert(table).values(row).returning();
  return inserted!;
}

export async function findVariable(db: Queryable, key: Key): Promise<EnvironmentVariableRow | undefined> {
  const [row] = await db.select().from(table).where(isOne(key));
  return row;
}

export async function findVariableByLabel(
  db: Queryable,
  workspaceId: string,
  label: string,
): Promise<EnvironmentVariableRow | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.workspaceId, workspaceId), eq(table.label, label)));
  return row;
}

export interface VariablePage {
  label?: string | undefined;
  environment?: string | undefined;
  type?: EnvironmentVariableRow['type'] | undefined;
  /** Label of the last one that was read. */
  after?: string | undefined;
  most: number;
}

/** By label, of which a workspace has each once. */
export const listVariables = (
  db: Queryable,
  workspaceId: string,
  { label, environment, type, after, most }: VariablePage,
): Promise<EnvironmentVariableRow[]> =>
  db
    .select()
    .from(table)
    .where(
      and(
        eq(table.workspaceId, workspaceId),
        label ? eq(table.label, label) : undefined,
        environment ? sql`${table.values} ? ${environment}` : undefined,
        type ? eq(table.type, type) : undefined,
        after ? gt(table.label, after) : undefined,
      ),
    )
    .orderBy(asc(table.label))
    .limit(most);

export async function changeVariable(
  db: Queryable,
  key: Key,
  values: EnvironmentVariableRow['values'],
): Promise<EnvironmentVariableRow> {
  const [row] = await db.update(table).set({ values }).where(isOne(key)).returning();
  return row!;
}

export const deleteVariable = (db: Queryable, key: Key) => db.delete(table).where(isOne(key));

/** Variables any of whose values is one of these secrets. */
export const listVariablesNaming = (db: Queryable, workspaceId: string, ids: readonly string[]) =>
  db
    .select()
    .from(table)
    .where(
      and(
        eq(table.workspaceId, workspaceId),
        sql`${table.values}::text like any (${sql.param(ids.map((id) => `%"${id}"%`))}::text[])`,
      ),
    );
