import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { type CommentRow, type ProjectRow, studioComments } from './projects.tables.ts';

/** Comments have no workspace of their own: every query goes by a project that the caller was let see. */
type OfProject = Pick<ProjectRow, 'id'>;

const isOne = (project: OfProject, id: string) =>
  and(eq(studioComments.projectId, project.id), eq(studioComments.id, id));

/** Of one chapter, or of all; oldest first. */
export const listComments = (
  db: Queryable,
  project: OfProject,
  chapterId: string | undefined,
): Promise<CommentRow[]> =>
  db
    .select()
    .from(studioComments)
    .where(
      and(
        eq(studioComments.projectId, project.id),
        chapterId === undefined ? undefined : eq(studioComments.chapterId, chapterId),
      ),
    )
    .orderBy(asc(studioComments.createdAt), asc(studioComments.id));

export const countComments = (db: Queryable, chapterId: string): Promise<number> =>
  db.$count(studioComments, eq(studioComments.chapterId, chapterId));

export async function insertComment(
  transaction: Transaction,
  comment: typeof studioComments.$inferInsert,
): Promise<CommentRow> {
  const [row] = await transaction.insert(studioComments).values(comment).returning();
  return row as CommentRow;
}

export async function resolveComment(
  transaction: Transaction,
  project: OfProject,
  id: string,
  resolvedAt: Date | null,
): Promise<CommentRow | undefined> {
  const [row] = await transaction
    .update(studioComments)
    .set({ resolvedAt })
    .where(isOne(project, id))
    .returning();
  return row;
}

export async function findComment(
  db: Queryable,
  project: OfProject,
  id: string,
): Promise<CommentRow | undefined> {
  const [row] = await db.select().from(studioComments).where(isOne(project, id));
  return row;
}

export const deleteComment = (transaction: Transaction, project: OfProject, id: string) =>
  transaction.delete(studioComments).where(isOne(project, id));
