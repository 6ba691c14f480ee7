import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type ChapterSnapshotRow, studioChapterSnapshots } from './snapshots.tables.ts';

/** The newest snapshot of each chapter of a project, in no order. */
export const latestSnapshots = (
  db: Queryable,
  { id, workspaceId }: { id: string; workspaceId: string },
): Promise<ChapterSnapshotRow[]> =>
  db
    .selectDistinctOn([studioChapterSnapshots.chapterId])
    .from(studioChapterSnapshots)
    .where(and(eq(studioChapterSnapshots.projectId, id), eq(studioChapterSnapshots.workspaceId, workspaceId)))
    .orderBy(
      studioChapterSnapshots.chapterId,
      desc(studioChapterSnapshots.createdAt),
      desc(studioChapterSnapshots.id),
    );
