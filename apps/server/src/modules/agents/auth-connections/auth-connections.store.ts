import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type AuthConnectionRow, authConnections as table } from './auth-connections.tables.ts';

type Key = Pick<AuthConnectionRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key): SQL | undefined =>
  and(eq(table.workspaceId, workspaceId), eq(table.id, id));

export async function insertConnection(
  db: Queryable,
  row: typeof table.$inferInsert,
): Promise<AuthConnectionRow> {
  const [inserted] = await db.insert(table).values(row).returning();
  return inserted!;
}

export async function findConnection(db: Queryable, key: Key): Promise<AuthConnectionRow | undefined> {
  const [row] = await db.select().from(table).where(isOne(key));
  return row;
}

export const listConnections = (db: Queryable, workspaceId: string): Promise<AuthConnectionRow[]> =>
  db
    .select()
    .from(table)
    .where(eq(table.workspaceId, workspaceId))
    .orderBy(asc(table.createdAt), asc(table.id));

export async function changeConnection(
  db: Queryable,
  key: Key,
  change: Partial<typeof table.$inferInsert>,
): Promise<AuthConnectionRow> {
  const [row] = await db.update(table).set(change).where(isOne(key)).returning();
  return row!;
}

export const deleteConnection = (db: Queryable, key: Key) => db.delete(table).where(isOne(key));
