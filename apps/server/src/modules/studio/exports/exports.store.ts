import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';
import { type ExportRow, studioExports } from './exports.tables.ts';

/** Exports have no workspace of their own: every query goes by a project that the caller was let see. */
type OfProject = Pick<ProjectRow, 'id'>;

export const listExports = (db: Queryable, project: OfProject): Promise<ExportRow[]> =>
  db
    .select()
    .from(studioExports)
    .where(eq(studioExports.projectId, project.id))
    .orderBy(desc(studioExports.createdAt), desc(studioExports.id));

const isOne = (project: OfProject, id: string) =>
  and(eq(studioExports.projectId, project.id), eq(studioExports.id, id));

export async function findExport(
  db: Queryable,
  project: OfProject,
  id: string,
): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(studioExports).where(isOne(project, id));
  return row;
}

/** Of the work that has its id. */
export async function findOrdered(db: Queryable, id: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(studioExports).where(eq(studioExports.id, id));
  return row;
}

export async function insertExport(
  db: Queryable,
  row: typeof studioExports.$inferInsert,
): Promise<ExportRow> {
  const [inserted] = await db.insert(studioExports).values(row).returning();
  return inserted!;
}

export const updateExport = (
  db: Queryable,
  { id }: Pick<ExportRow, 'id'>,
  change: Partial<typeof studioExports.$inferInsert>,
) => db.update(studioExports).set(change).where(eq(studioExports.id, id));

/** Resolves to the blob that it leaves. */
export async function deleteExport(
  db: Queryable,
  project: OfProject,
  id: string,
): Promise<string | undefined> {
  const [gone] = await db
    .delete(studioExports)
    .where(isOne(project, id))
    .returning({ blob: studioExports.fileBlob });
  return gone?.blob ?? undefined;
}

/** Those that wait or are being made. */
export const listOpen = (db: Queryable, project: OfProject): Promise<{ id: string }[]> =>
  db
    .select({ id: studioExports.id })
    .from(studioExports)
    .where(and(eq(studioExports.projectId, project.id), inArray(studioExports.state, ['queued', 'making'])));

/** Keys of the files of projects. */
export const listExportBlobs = async (db: Queryable, projectIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ blob: studioExports.fileBlob })
    .from(studioExports)
    .where(and(inArray(studioExports.projectId, [...projectIds, '']), isNotNull(studioExports.fileBlob)));
  return rows.flatMap(({ blob }) => blob ?? []);
};
