import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { workspaces } from './workspaces.tables.ts';

export type WorkspaceRow = typeof workspaces.$inferSelect;

export async function insertWorkspace(
  transaction: Transaction,
  workspace: typeof workspaces.$inferInsert,
): Promise<void> {
  await transaction.insert(workspaces).values(workspace);
}

export async function findWorkspace(db: Queryable, workspaceId: string): Promise<WorkspaceRow | undefined> {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  return row;
}

/** Changes of one workspace's members and invites take turns, so that nobody takes a seat twice. */
export async function lockWorkspace(
  transaction: Transaction,
  workspaceId: string,
): Promise<WorkspaceRow | undefined> {
  const [row] = await transaction
    .select()
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update');
  return row;
}

export async function updateWorkspaceRow(
  db: Queryable,
  workspaceId: string,
  change: Partial<typeof workspaces.$inferInsert>,
): Promise<void> {
  await db.update(workspaces).set(change).where(eq(workspaces.id, workspaceId));
}

/** The workspace that was made first: the owner's. */
export async function findFirstWorkspace(db: Queryable): Promise<WorkspaceRow | undefined> {
  const [row] = await db.select().from(workspaces).orderBy(asc(workspaces.createdAt)).limit(1);
  return row;
}

export async function listWorkspaceIds(db: Queryable): Promise<string[]> {
  return (await db.select({ id: workspaces.id }).from(workspaces)).map(({ id }) => id);
}

/** Those that keep what is in their history for a time only. */
export async function listRetainingWorkspaces(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(isNotNull(workspaces.historyRetentionDays));
  return rows.map(({ id }) => id);
}
