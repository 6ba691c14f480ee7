import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { chapterNotFound } from '../chapter-not-found.ts';
import {
  deleteBlocks,
  insertBlocks,
  listBlocks,
  lockChapter,
  updateBlock,
  updateChapter,
} from '../chapters.store.ts';
import type { BlockRow, ChapterRow, ProjectRow } from '../projects.tables.ts';
import { restoredBlocks, type SaidBlock } from '../restored-blocks.ts';
import { tellChapterChanged } from '../studio-events.ts';

/** What a block once said. */
type Said = Pick<BlockRow, 'nodes' | 'delivery'>;

/**
 * Lets a block say what a take of it says, and be heard by that take. The text of a locked block stays.
 * @throws Failure `chapter_not_found`, `block_not_found`, `block_locked`
 */
export async function sayAgain(
  platform: Platform,
  project: ProjectRow,
  { chapterId, blockId }: { chapterId: string; blockId: string },
  { takeId, nodes, delivery }: Said & { takeId: string },
): Promise<{ revision: number; block: BlockRow }> {
  return change(platform, project, chapterId, async (transaction, chapter) => {
    const block = (await listBlocks(transaction, [chapter.id])).find(({ id }) => id === blockId);
    if (!block) throw new Failure('block_not_found', 'Block not found in this chapter.');
    const isSame = isEqual(block, { nodes, delivery });
    if (block.isLocked && !isSame)
      throw new Failure('block_locked', 'This block is locked. Unlock it to change its text.');
    const changed = { nodes, delivery, chosenTakeId: takeId };
    await updateBlock(transaction, block, changed);
    return { result: { ...block, ...changed }, isChanged: !isSame };
  }).then(({ revision, result: block }) => ({ revision, block }));
}

/**
 * Lets a chapter say what it said once; blocks keep their ids, and locked ones stay as they are.
 * @throws Failure `chapter_not_found`
 */
export async function restoreChapter(
  platform: Platform,
  project: ProjectRow,
  chapterId: string,
  said: readonly SaidBlock[],
): Promise<{ revision: number }> {
  return change(platform, project, chapterId, async (transaction, chapter) => {
    const blocks = restoredBlocks(await listBlocks(transaction, [chapter.id]), said);
    await deleteBlocks(transaction, chapter);
    await insertBlocks(
      transaction,
      blocks.map((block, place) => ({ ...block, chapterId: chapter.id, place })),
    );
    await updateChapter(transaction, chapter, { blocksOrderChangedAt: platform.clock.now() });
    return { result: undefined, isChanged: true };
  });
}

/** A change of a chapter's text, told to whoever has it open. */
async function change<Result>(
  platform: Platform,
  project: ProjectRow,
  chapterId: string,
  make: (transaction: Transaction, chapter: ChapterRow) => Promise<{ result: Result; isChanged: boolean }>,
): Promise<{ revision: number; result: Result }> {
  return platform.db.transaction(async (transaction) => {
    const chapter = await lockChapter(transaction, project, chapterId);
    if (!chapter) throw chapterNotFound();
    const { result, isChanged } = await make(transaction, chapter);
    const revision = chapter.revision + (isChanged ? 1 : 0);
    await updateChapter(transaction, chapter, { revision });
    await tellChapterChanged(platform, transaction, project, { id: chapterId, revision });
    return { revision, result };
  });
}

const isEqual = (one: Said, other: Said): boolean =>
  JSON.stringify([one.nodes, one.delivery]) === JSON.stringify([other.nodes, other.delivery]);
