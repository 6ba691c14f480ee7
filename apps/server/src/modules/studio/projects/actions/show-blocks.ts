import type { EditorBlock, EditorChapter } from '@mynah/contract/studio/editing';
import type { Platform } from '../../../../platform/platform.ts';
import { readCast } from '../cast.ts';
import { chapterNotFound } from '../chapter-not-found.ts';
import { findChapter, listBlocks } from '../chapters.store.ts';
import { type BlockCompanions, toEditorBlock, toEditorChapter } from '../editing.view.ts';
import { type BlockTake, blockTakes } from '../extension-points.ts';
import type { BlockRow, ProjectRow } from '../projects.tables.ts';

/** A chapter as the editor shows it. @throws Failure `chapter_not_found` */
export async function showEditorChapter(
  platform: Platform,
  project: ProjectRow,
  chapterId: string,
): Promise<EditorChapter> {
  // its row first: a change in between leaves the older revision, and so is told to whoever changes it further
  const chapter = await findChapter(platform.db, project, chapterId);
  if (!chapter) throw chapterNotFound();
  const blocks = await listBlocks(platform.db, [chapter.id]);
  return toEditorChapter(chapter, blocks, await companionsOf(platform, project, blocks));
}

/** Blocks of a project as the editor shows them. */
export async function showBlocks(
  platform: Platform,
  project: ProjectRow,
  blocks: readonly BlockRow[],
): Promise<EditorBlock[]> {
  const companions = await companionsOf(platform, project, blocks);
  return blocks.map((block) => toEditorBlock(block, companions));
}

async function companionsOf(
  platform: Platform,
  project: ProjectRow,
  blocks: readonly BlockRow[],
): Promise<BlockCompanions> {
  const takes = new Map<string, BlockTake>();
  for (const part of platform.extensions.at(blockTakes))
    for (const [id, take] of await part.describe(platform, project, blocks)) takes.set(id, take);
  return { cast: await readCast(platform.db, project), takes };
}
