import { and, asc, eq, getTableColumns, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/db/database.ts';
import { isAny } from '../../../../platform/db/is-any.ts';
import type { FolderNode } from '../../../../platform/folders/folder-tree.ts';
import { type ResourceReader, visibleTo } from '../../../workspaces/sharing/index.ts';
import { type DocumentHead, type DocumentRow, knowledgeDocuments } from './documents.tables.ts';

type Key = Pick<DocumentRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key): SQL | undefined =>
  and(eq(knowledgeDocuments.workspaceId, workspaceId), eq(knowledgeDocuments.id, id));

const { content: _, ...head } = getTableColumns(knowledgeDocuments);
/** The columns of `DocumentHead`. */
export const headColumns = head;

export const insertDocument = (db: Queryable, row: typeof knowledgeDocuments.$inferInsert) =>
  db.insert(knowledgeDocuments).values(row);

export async function findDocument(db: Queryable, key: Key): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(knowledgeDocuments).where(isOne(key));
  return row;
}

export async function findVisible(
  db: Queryable,
  reader: ResourceReader,
  ids: readonly string[],
): Promise<DocumentHead[]> {
  if (ids.length === 0) return [];
  return db
    .select(headColumns)
    .from(knowledgeDocuments)
    .where(and(visibleTo(reader, knowledgeDocuments), isAny(knowledgeDocuments.id, [...ids])));
}

/** Folders of a workspace: few, and paths are made of them. */
export const listFolders = (db: Queryable, workspaceId: string): Promise<FolderNode[]> =>
  db
    .select({
      id: knowledgeDocuments.id,
      name: knowledgeDocuments.name,
      parentId: knowledgeDocuments.parentId,
    })
    .from(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.workspaceId, workspaceId), eq(knowledgeDocuments.type, 'folder')));

export async function changeDocument(
  db: Queryable,
  key: Key,
  change: Partial<typeof knowledgeDocuments.$inferInsert>,
): Promise<void> {
  await db.update(knowledgeDocuments).set(change).where(isOne(key));
}

/** With all that stands in it. */
export const deleteDocument = (db: Queryable, key: Key) => db.delete(knowledgeDocuments).where(isOne(key));

export async function moveInto(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
  parentId: string | null,
): Promise<void> {
  await transaction
    .update(knowledgeDocuments)
    .set({ parentId })
    .where(and(eq(knowledgeDocuments.workspaceId, workspaceId), inArray(knowledgeDocuments.id, [...ids])));
}

const below = (workspaceId: string, ids: readonly string[]): SQL => sql`(
  with recursive tree as (
    select id, id as root from knowledge_documents
      where workspace_id = ${workspaceId} and id = any(${sql.param([...ids])}::text[])
    union
    select child.id, tree.root from knowledge_documents child join tree on child.parent_id = tree.id
  ) select id from tree)`;

/** Documents and folders with all that stands in the folders, the named ones first. */
export const listWithDescendants = (
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<DocumentHead[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select(headColumns)
        .from(knowledgeDocuments)
        .where(sql`${knowledgeDocuments.id} in ${below(workspaceId, ids)}`)
        .orderBy(asc(knowledgeDocuments.createdAt), asc(knowledgeDocuments.id));

export const readContents = (db: Queryable, workspaceId: string, ids: readonly string[]) =>
  db
    .select({
      id: knowledgeDocuments.id,
      name: knowledgeDocuments.name,
      content: knowledgeDocuments.content,
    })
    .from(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.workspaceId, workspaceId), isAny(knowledgeDocuments.id, [...ids])));

export interface FolderCount {
  children: number;
  documents: number;
}

/** What stands in each folder: directly, and documents of all folders below. */
export async function countIn(
  db: Queryable,
  workspaceId: string,
  folderIds: readonly string[],
): Promise<Map<string, FolderCount>> {
  if (folderIds.length === 0) return new Map();
  const { rows } = await db.execute<{ root: string; children: number; documents: number }>(sql`
    with recursive tree as (
      select id, type, parent_id, id as root from knowledge_documents
        where workspace_id = ${workspaceId} and id = any(${sql.param([...folderIds])}::text[])
      union
      select child.id, child.type, child.parent_id, tree.root
        from knowledge_documents child join tree on child.parent_id = tree.id
    )
    select root, (count(*) filter (where parent_id = root))::int as children,
      (count(*) filter (where type <> 'folder'))::int as documents
    from tree group by root`);
  return new Map(rows.map(({ root, ...count }) => [root, count]));
}

/** Pages whose time has come, of all workspaces. */
export const listDue = (db: Queryable, now: Date, most: number) =>
  db
    .select({ id: knowledgeDocuments.id, workspaceId: knowledgeDocuments.workspaceId })
    .from(knowledgeDocuments)
    .where(and(isNotNull(knowledgeDocuments.nextRefreshAt), lte(knowledgeDocuments.nextRefreshAt, now)))
    .orderBy(asc(knowledgeDocuments.nextRefreshAt))
    .limit(most);

/** Documents without vectors that should have some, since their language is one of these, of all workspaces. */
export const listWithoutVectors = (
  db: Queryable,
  { languages, most }: { languages: readonly string[]; most: number },
) =>
  db
    .select({ id: knowledgeDocuments.id, workspaceId: knowledgeDocuments.workspaceId })
    .from(knowledgeDocuments)
    .where(
      or(
        eq(knowledgeDocuments.vectorState, 'failed'),
        and(
          eq(knowledgeDocuments.vectorState, 'none'),
          ne(knowledgeDocuments.type, 'folder'),
          isAny(knowledgeDocuments.language, [...languages]),
        ),
      ),
    )
    .limit(most);
