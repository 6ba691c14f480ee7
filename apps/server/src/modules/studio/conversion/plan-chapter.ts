import type { Platform } from '../../../platform/platform.ts';
import { chapters } from '../projects/index.ts';
import type { BlockRow, ProjectRow } from '../projects/projects.tables.ts';
import type { BlockToJoin } from '../snapshots/snapshots.tables.ts';
import { findSounds, textOfBlock, textsAround } from '../takes/index.ts';

/** A block that has no sound yet, as it was when its chapter had its turn. */
export interface BlockToMake extends Pick<BlockRow, 'id' | 'nodes' | 'delivery'> {
  contentHash: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** A chapter as it is made. Whoever changes it from now on changes what is made next time. */
export interface ChapterPlan {
  name: string;
  blocks: (BlockToJoin & { contentHash: string | null })[];
  /** Each content once. */
  toMake: BlockToMake[];
}

/** Undefined: the chapter is gone. */
export async function planChapter(
  platform: Platform,
  project: ProjectRow,
  chapterId: string,
): Promise<ChapterPlan | undefined> {
  const chapter = await chapters.findChapter(platform.db, project, chapterId);
  if (!chapter) return undefined;
  const rows = await chapters.listBlocks(platform.db, [chapterId]);
  const sounds = await findSounds(platform, project, rows);
  const toMake = new Map<string, BlockToMake>();
  const blocks = rows.map(({ id: blockId, type, nodes, delivery }, at) => {
    const { contentHash, heard } = sounds.get(blockId)!;
    if (contentHash !== undefined && !heard?.isCurrent && !toMake.has(contentHash))
      toMake.set(contentHash, { id: blockId, nodes, delivery, contentHash, ...textsAround(rows, at) });
    const takeId = heard?.isCurrent ? heard.take.id : null;
    return { blockId, type, nodes, delivery, takeId, contentHash: contentHash ?? null };
  });
  return { name: chapter.name, blocks, toMake: [...toMake.values()] };
}

export const weightOf = (block: Pick<BlockRow, 'nodes'>): number => textOfBlock(block).length;

/** Joining and encoding take so much of what speaking takes. */
const joiningShare = 0.04;

export const weightOfJoining = (blocks: readonly Pick<BlockRow, 'nodes'>[]): number =>
  1 + joiningShare * blocks.reduce((sum, block) => sum + weightOf(block), 0);
