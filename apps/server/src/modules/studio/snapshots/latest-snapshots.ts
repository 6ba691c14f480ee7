import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { isAny } from '../../../platform/db/is-any.ts';
import { type ChapterSnapshotRow, studioChapterSnapshots } from './snapshots.tables.ts';

interface OfProject {
  id: string;
  workspaceId: string;
}

const isOf = ({ id, workspaceId }: OfProject) =>
  and(eq(studioChapterSnapshots.projectId, id), eq(studioChapterSnapshots.workspaceId, workspaceId));

/** The newest snapshot of each chapter of a project, in no order. */
export const latestSnapshots = (db: Queryable, project: OfProject): Promise<ChapterSnapshotRow[]> =>
  db
    .selectDistinctOn([studioChapterSnapshots.chapterId])
    .from(studioChapterSnapshots)
    .where(isOf(project))
    .orderBy(
      studioChapterSnapshots.chapterId,
      desc(studioChapterSnapshots.createdAt),
      desc(studioChapterSnapshots.id),
    );

/** Snapshots of chapters by their ids, in no order; what is gone is not in it. */
export const snapshotsOf = (
  db: Queryable,
  project: OfProject,
  ids: readonly string[],
): Promise<ChapterSnapshotRow[]> =>
  db
    .select()
    .from(studioChapterSnapshots)
    .where(and(isOf(project), isAny(studioChapterSnapshots.id, ids)));
