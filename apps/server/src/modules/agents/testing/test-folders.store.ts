import { and, asc, eq, ilike, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/db/containing.ts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { agentTestFolders, agentTests, type TestFolderRow } from './testing.tables.ts';

type Key = Pick<TestFolderRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key): SQL | undefined =>
  and(eq(agentTestFolders.workspaceId, workspaceId), eq(agentTestFolders.id, id));

export const insertFolder = (db: Queryable, row: typeof agentTestFolders.$inferInsert) =>
  db.insert(agentTestFolders).values(row);

export async function findFolder(db: Queryable, key: Key): Promise<TestFolderRow | undefined> {
  const [row] = await db.select().from(agentTestFolders).where(isOne(key));
  return row;
}

/** All folders of a workspace: few, and paths are made of them. */
export const listFolders = (db: Queryable, workspaceId: string): Promise<TestFolderRow[]> =>
  db
    .select()
    .from(agentTestFolders)
    .where(eq(agentTestFolders.workspaceId, workspaceId))
    .orderBy(asc(agentTestFolders.name), asc(agentTestFolders.id));

export interface FolderSearch {
  search?: string | undefined;
  parentId?: string | null | undefined;
}

export const searchFolders = (db: Queryable, workspaceId: string, { search, parentId }: FolderSearch) =>
  db
    .select()
    .from(agentTestFolders)
    .where(
      and(
        eq(agentTestFolders.workspaceId, workspaceId),
        search ? ilike(agentTestFolders.name, containing(search)) : undefined,
        parentId === null ? isNull(agentTestFolders.parentId) : undefined,
        parentId ? eq(agentTestFolders.parentId, parentId) : undefined,
      ),
    )
    .orderBy(asc(agentTestFolders.name), asc(agentTestFolders.id));

/** How many tests and folders stand in each, directly. */
export async function countChildren(
  db: Queryable,
  workspaceId: string,
  folderIds: readonly string[],
): Promise<Map<string, number>> {
  if (folderIds.length === 0) return new Map();
  const ids = [...folderIds];
  const tests = await db
    .select({ id: agentTests.folderId, count: sql<number>`count(*)::int` })
    .from(agentTests)
    .where(and(eq(agentTests.workspaceId, workspaceId), isAny(agentTests.folderId, ids)))
    .groupBy(agentTests.folderId);
  const folders = await db
    .select({ id: agentTestFolders.parentId, count: sql<number>`count(*)::int` })
    .from(agentTestFolders)
    .where(and(eq(agentTestFolders.workspaceId, workspaceId), isAny(agentTestFolders.parentId, ids)))
    .groupBy(agentTestFolders.parentId);
  const counts = new Map<string, number>();
  for (const { id, count } of [...tests, ...folders]) if (id) counts.set(id, (counts.get(id) ?? 0) + count);
  return counts;
}

export async function renameFolder(db: Queryable, key: Key, name: string): Promise<void> {
  await db.update(agentTestFolders).set({ name }).where(isOne(key));
}

/** With all that stands in it. */
export const deleteFolder = (db: Queryable, key: Key) => db.delete(agentTestFolders).where(isOne(key));

export async function moveInto(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
  folderId: string | null,
): Promise<void> {
  await transaction
    .update(agentTests)
    .set({ folderId })
    .where(and(eq(agentTests.workspaceId, workspaceId), inArray(agentTests.id, [...ids])));
  await transaction
    .update(agentTestFolders)
    .set({ parentId: folderId })
    .where(and(eq(agentTestFolders.workspaceId, workspaceId), inArray(agentTestFolders.id, [...ids])));
}
