import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { ProjectReader } from './project-reader.ts';
import { type NewProject, type ProjectRow, studioProjects } from './projects.tables.ts';

/** What the reader made, what was shared with them, and for admins all of the workspace. */
const visibleTo = ({ workspaceId, userId, shared }: ProjectReader) =>
  and(
    eq(studioProjects.workspaceId, workspaceId),
    shared === 'all'
      ? undefined
      : or(eq(studioProjects.creatorUserId, userId), inArray(studioProjects.id, [...shared.keys(), ''])),
  );

export const listProjects = (db: Queryable, reader: ProjectReader): Promise<ProjectRow[]> =>
  db
    .select()
    .from(studioProjects)
    .where(visibleTo(reader))
    .orderBy(desc(studioProjects.createdAt), desc(studioProjects.id));

export async function findProject(
  db: Queryable,
  reader: ProjectReader,
  id: string,
): Promise<ProjectRow | undefined> {
  const [row] = await db
    .select()
    .from(studioProjects)
    .where(and(visibleTo(reader), eq(studioProjects.id, id)))
    .limit(1);
  return row;
}

export const insertProject = (transaction: Transaction, project: NewProject) =>
  transaction.insert(studioProjects).values(project);

type Key = Pick<ProjectRow, 'workspaceId' | 'id'>;
const isOne = ({ workspaceId, id }: Key) =>
  and(eq(studioProjects.workspaceId, workspaceId), eq(studioProjects.id, id));

/** Of a workspace, whoever may see it: for what the workspace shows to everybody. */
export async function findProjectOf(db: Queryable, key: Key): Promise<ProjectRow | undefined> {
  const [row] = await db.select().from(studioProjects).where(isOne(key));
  return row;
}

/** Changes of its chapters take turns. */
export const lockProject = (transaction: Transaction, key: Key) =>
  transaction.select().from(studioProjects).where(isOne(key)).for('update');

/** Of those that a person made. */
export async function listProjectIdsOf(
  db: Queryable,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: studioProjects.id })
    .from(studioProjects)
    .where(and(eq(studioProjects.workspaceId, workspaceId), eq(studioProjects.creatorUserId, userId)));
  return rows.map(({ id }) => id);
}

export const updateProject = (db: Queryable, key: Key, change: Partial<NewProject>) =>
  db.update(studioProjects).set(change).where(isOne(key));

export const deleteProject = (db: Queryable, key: Key) => db.delete(studioProjects).where(isOne(key));

/** How many projects a workspace has (BIL-060). */
export const countProjects = (db: Queryable, workspaceId: string): Promise<number> =>
  db.$count(studioProjects, eq(studioProjects.workspaceId, workspaceId));
