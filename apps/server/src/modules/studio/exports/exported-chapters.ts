import type { Queryable } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { chapters as chaptersOf } from '../projects/index.ts';
import type { ProjectRow } from '../projects/projects.tables.ts';
import { latestSnapshots } from '../snapshots/index.ts';
import type { ChapterSnapshotRow } from '../snapshots/snapshots.tables.ts';

/**
 * The newest audio of those chapters of a project, in their order: of all that are not muted, unless some are named.
 * Chapters that were never converted are left out.
 * @throws Failure `chapter_not_found`, `nothing_to_export`
 */
export async function listExported(
  db: Queryable,
  project: ProjectRow,
  chapterIds: readonly string[],
): Promise<ChapterSnapshotRow[]> {
  const chapters = await chaptersOf.listChapters(db, [project.id]);
  for (const id of chapterIds)
    if (!chapters.some((chapter) => chapter.id === id))
      throw new Failure('chapter_not_found', 'Chapter not found in this project.');
  const wanted = chapters.filter(({ id, isMuted }) =>
    chapterIds.length === 0 ? !isMuted : chapterIds.includes(id),
  );
  const newest = new Map((await latestSnapshots(db, project)).map((each) => [each.chapterId, each]));
  const snapshots = wanted.flatMap(({ id }) => newest.get(id) ?? []);
  if (snapshots.length > 0) return snapshots;
  throw new Failure('nothing_to_export', 'Convert the text to audio first: there’s nothing to export yet.');
}
