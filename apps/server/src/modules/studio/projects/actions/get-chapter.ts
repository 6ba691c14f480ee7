import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findChapter } from '../chapters.store.ts';
import type { ChapterRow, ProjectRow } from '../projects.tables.ts';

export const chapterNotFound = (): Failure =>
  new Failure('chapter_not_found', 'Chapter not found in this project.');

/** @throws Failure `chapter_not_found` */
export async function getChapter(
  { db }: Pick<Platform, 'db'>,
  project: ProjectRow,
  id: string,
): Promise<ChapterRow> {
  const found = await findChapter(db, project, id);
  if (!found) throw chapterNotFound();
  return found;
}
