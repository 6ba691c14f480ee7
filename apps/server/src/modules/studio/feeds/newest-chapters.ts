import type { Queryable } from '../../../platform/db/database.ts';
import { chapters as chaptersOf } from '../projects/index.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';
import { latestSnapshots } from '../snapshots/index.ts';
import type { ChapterSnapshotRow } from '../snapshots/snapshots.tables.ts';

/** What can be heard of a project: the newest sound of each chapter that is not muted, under its name of today. */
export async function newestChapters(db: Queryable, project: ProjectRow): Promise<ChapterSnapshotRow[]> {
  const chapters = await chaptersOf.listChapters(db, [project.id]);
  const newest = new Map(
    (await latestSnapshots(db, project)).map((snapshot) => [snapshot.chapterId, snapshot]),
  );
  return chapters.flatMap(({ id, name, isMuted }) => {
    const snapshot = isMuted ? undefined : newest.get(id);
    return snapshot ? [{ ...snapshot, name }] : [];
  });
}
