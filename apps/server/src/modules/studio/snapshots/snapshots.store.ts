import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import {
  type ChapterSnapshotRow,
  type ProjectSnapshotRow,
  studioChapterSnapshots,
  studioProjectSnapshots,
} from './snapshots.tables.ts';

/** The newest, or the one of an id. */
export async function findProjectSnapshot(
  db: Queryable,
  { workspaceId, projectId, id }: { workspaceId: string; projectId: string; id?: string },
): Promise<ProjectSnapshotRow | undefined> {
  const [row] = await db
    .select()
    .from(studioProjectSnapshots)
    .where(
      and(
        eq(studioProjectSnapshots.workspaceId, workspaceId),
        eq(studioProjectSnapshots.projectId, projectId),
        id === undefined ? undefined : eq(studioProjectSnapshots.id, id),
      ),
    )
    .orderBy(desc(studioProjectSnapshots.createdAt))
    .limit(1);
  return row;
}

export const listChapterSnapshots = (
  db: Queryable,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
): Promise<ChapterSnapshotRow[]> =>
  db
    .select()
    .from(studioChapterSnapshots)
    .where(
      and(
        eq(studioChapterSnapshots.workspaceId, workspaceId),
        inArray(studioChapterSnapshots.id, [...ids, '']),
      ),
    );
