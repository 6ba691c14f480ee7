import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { chapters } from '../../projects/index.ts';
import type { BlockRow, ProjectRow } from '../../projects/projects.tables.ts';
import { contentHashOf } from '../content-hash.ts';
import { type HeardTake, HeardTakes } from '../heard-take.ts';
import { openSpokenProject, type SpokenProject } from '../spoken-project.ts';
import { textOfBlock } from '../stretches.ts';
import { listTakeKeys, type TakeKey } from '../takes.store.ts';

/** Where a block stands. */
export interface BlockPlace {
  chapterId: string;
  blockId: string;
}

/** A block with all that is known of its sound. */
export interface FoundBlock {
  block: BlockRow;
  spoken: SpokenProject;
  /** Undefined: it has nothing to speak. */
  contentHash: string | undefined;
  heard: HeardTake | undefined;
  /** Its own, and those of whatever says the same; newest first. */
  takes: TakeKey[];
  /** What is read before and after it in its chapter. */
  around: { before?: string; after?: string };
}

/** @throws Failure `chapter_not_found`, `block_not_found` */
export async function findBlock(
  platform: Platform,
  project: ProjectRow,
  { chapterId, blockId }: BlockPlace,
): Promise<FoundBlock> {
  if (!(await chapters.findChapter(platform.db, project, chapterId))) throw chapters.chapterNotFound();
  const blocks = await chapters.listBlocks(platform.db, [chapterId]);
  const at = blocks.findIndex(({ id }) => id === blockId);
  const block = blocks[at];
  if (!block) throw new Failure('block_not_found', 'Block not found in this chapter.');
  const spoken = await openSpokenProject(platform, project, [block]);
  const contentHash = contentHashOf(spoken, block);
  const takes = await listTakeKeys(platform.db, project, {
    blockIds: [blockId],
    hashes: contentHash === undefined ? [] : [contentHash],
  });
  const heard = new HeardTakes(takes).of(block, contentHash);
  return { block, spoken, contentHash, heard, takes, around: textsAround(blocks, at) };
}

/** Of the nearest blocks that say something. */
export function textsAround(
  blocks: readonly Pick<BlockRow, 'nodes'>[],
  at: number,
): { before?: string; after?: string } {
  const says = (block: Pick<BlockRow, 'nodes'>): boolean => textOfBlock(block).trim() !== '';
  const before = blocks.slice(0, at).findLast(says);
  const after = blocks.slice(at + 1).find(says);
  return {
    ...(before && { before: textOfBlock(before) }),
    ...(after && { after: textOfBlock(after) }),
  };
}
