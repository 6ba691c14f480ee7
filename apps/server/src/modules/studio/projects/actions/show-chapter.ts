import type { ChapterWithContent } from '@mynah/contract/studio/chapters';
import type { Platform } from '../../../../platform/platform.ts';
import { readCast } from '../cast.ts';
import { chapterNotFound } from '../chapter-not-found.ts';
import { listBlocks } from '../chapters.store.ts';
import { toBlock } from '../chapters.view.ts';
import type { ProjectRow } from '../projects.tables.ts';
import { showChapters } from './show-projects.ts';

/** A chapter with its text. @throws Failure `chapter_not_found` */
export async function showChapter(
  platform: Platform,
  project: ProjectRow,
  chapterId: string,
): Promise<ChapterWithContent> {
  const chapters = await showChapters(platform, project);
  const chapter = chapters.find(({ chapter_id }) => chapter_id === chapterId);
  if (!chapter) throw chapterNotFound();
  const blocks = await listBlocks(platform.db, [chapterId]);
  const cast = await readCast(platform.db, project);
  return { ...chapter, content: { blocks: blocks.map((block) => toBlock(block, cast)) } };
}
