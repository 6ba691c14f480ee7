import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import {
  type ChapterSnapshotRow,
  studioChapterSnapshots as chapters,
  type ProjectSnapshotRow,
  studioProjectSnapshots as projects,
} from './snapshots.tables.ts';

/** Snapshots are read by a project that the caller was let see. */
export interface OfProject {
  id: string;
  workspaceId: string;
}

const chaptersOf = ({ id, workspaceId }: OfProject) =>
  and(eq(chapters.projectId, id), eq(chapters.workspaceId, workspaceId));
const snapshotsOf = ({ id, workspaceId }: OfProject) =>
  and(eq(projects.projectId, id), eq(projects.workspaceId, workspaceId));

export const insertChapterSnapshot = (transaction: Transaction, snapshot: typeof chapters.$inferInsert) =>
  transaction.insert(chapters).values(snapshot).onConflictDoNothing();

export const insertProjectSnapshot = (transaction: Transaction, snapshot: typeof projects.$inferInsert) =>
  transaction.insert(projects).values(snapshot).onConflictDoNothing();

/** Newest first. */
export const listSnapshotsOfChapter = (
  db: Queryable,
  project: OfProject,
  chapterId: string,
): Promise<ChapterSnapshotRow[]> =>
  db
    .select()
    .from(chapters)
    .where(and(chaptersOf(project), eq(chapters.chapterId, chapterId)))
    .orderBy(desc(chapters.createdAt), desc(chapters.id));

export async function findChapterSnapshot(
  db: Queryable,
  project: OfProject,
  { chapterId, id }: { chapterId: string; id: string },
): Promise<ChapterSnapshotRow | undefined> {
  const [row] = await db
    .select()
    .from(chapters)
    .where(and(chaptersOf(project), eq(chapters.chapterId, chapterId), eq(chapters.id, id)));
  return row;
}

/** In the order of the ids; of chapters that were deleted there are none. */
export async function listChapterSnapshots(
  db: Queryable,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
): Promise<ChapterSnapshotRow[]> {
  const rows = await db
    .select()
    .from(chapters)
    .where(and(eq(chapters.workspaceId, workspaceId), isAny(chapters.id, ids)));
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted((one, other) => places.get(one.id)! - places.get(other.id)!);
}

/** The newest of each chapter of a project. */
export const latestSnapshots = (db: Queryable, project: OfProject): Promise<ChapterSnapshotRow[]> =>
  db
    .selectDistinctOn([chapters.chapterId])
    .from(chapters)
    .where(chaptersOf(project))
    .orderBy(chapters.chapterId, desc(chapters.createdAt), desc(chapters.id));

/** Newest first. */
export const listProjectSnapshots = (db: Queryable, project: OfProject): Promise<ProjectSnapshotRow[]> =>
  db.select().from(projects).where(snapshotsOf(project)).orderBy(desc(projects.createdAt), desc(projects.id));

/** The newest, where no id is given. */
export async function findProjectSnapshot(
  db: Queryable,
  { workspaceId, projectId, id }: { workspaceId: string; projectId: string; id?: string },
): Promise<ProjectSnapshotRow | undefined> {
  const [row] = await db
    .select()
    .from(projects)
    .where(
      and(snapshotsOf({ id: projectId, workspaceId }), id === undefined ? undefined : eq(projects.id, id)),
    )
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(1);
  return row;
}

export interface LatestSnapshot {
  id: string;
  projectId: string;
  /** Null: of the whole project. */
  chapterId: string | null;
  createdAt: Date;
}

/** Of each project and each of its chapters, without what they say. */
export async function listLatest(db: Queryable, projectIds: readonly string[]): Promise<LatestSnapshot[]> {
  const ofChapters = await db
    .selectDistinctOn([chapters.chapterId], {
      id: chapters.id,
      projectId: chapters.projectId,
      chapterId: chapters.chapterId,
      createdAt: chapters.createdAt,
    })
    .from(chapters)
    .where(isAny(chapters.projectId, projectIds))
    .orderBy(chapters.chapterId, desc(chapters.createdAt), desc(chapters.id));
  const ofProjects = await db
    .selectDistinctOn([projects.projectId], {
      id: projects.id,
      projectId: projects.projectId,
      createdAt: projects.createdAt,
    })
    .from(projects)
    .where(isAny(projects.projectId, projectIds))
    .orderBy(projects.projectId, desc(projects.createdAt), desc(projects.id));
  return [...ofChapters, ...ofProjects.map((row) => ({ ...row, chapterId: null }))];
}

/** Of takes that snapshots name. */
export async function listNamedTakes(db: Queryable, project: OfProject): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct block ->> 'takeId' as id from ${chapters}, jsonb_array_elements(${chapters.blocks}) block
    where ${chaptersOf(project)} and block ->> 'takeId' is not null`);
  return new Set(rows.map(({ id }) => id));
}

const blobsOf = (rows: readonly Pick<ChapterSnapshotRow, 'audioBlob' | 'timesBlob'>[]): string[] =>
  rows.flatMap(({ audioBlob, timesBlob }) => [audioBlob, timesBlob]);

const blobColumns = { audioBlob: chapters.audioBlob, timesBlob: chapters.timesBlob };

export const listSnapshotBlobs = async (db: Queryable, projectIds: readonly string[]): Promise<string[]> =>
  blobsOf(
    await db
      .select(blobColumns)
      .from(chapters)
      .where(inArray(chapters.projectId, [...projectIds, ''])),
  );

/** Of chapters that are about to go. */
export const listBlobsOfChapters = async (db: Queryable, chapterIds: readonly string[]): Promise<string[]> =>
  blobsOf(await db.select(blobColumns).from(chapters).where(isAny(chapters.chapterId, chapterIds)));
