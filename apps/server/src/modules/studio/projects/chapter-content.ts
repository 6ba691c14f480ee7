import type { BlockType } from '@mynah/contract/studio/project-values';
import { newId } from '../../../platform/ids/new-id.ts';
import { type Cast, castNode } from './cast.ts';
import type { NewBlock } from './chapters.store.ts';
import { placeStep } from './editing/block-order.ts';
import { blockLocked, saysTheSame } from './editing/change-blocks.ts';
import type { WrittenBlock } from './editing.store.ts';
import type { BlockNode, BlockRow, ProjectRow } from './projects.tables.ts';

/** A block as a caller writes it. */
export interface GivenBlock {
  blockId?: string | undefined;
  subType?: BlockType | undefined;
  nodes: BlockNode[];
}

/** A chapter as a caller or a document brings it. */
export interface GivenChapter {
  name: string;
  blocks: readonly GivenBlock[];
}

/** A stretch of a document has the voice of its kind: titles may have one of their own. */
export const voiceOfBlock = (
  {
    defaultTitleVoiceId,
    defaultParagraphVoiceId,
  }: Pick<ProjectRow, 'defaultTitleVoiceId' | 'defaultParagraphVoiceId'>,
  type: BlockType,
): string => (type === 'p' ? defaultParagraphVoiceId : defaultTitleVoiceId);

/** Blocks of a new chapter as rows, in their order. */
export const toBlockRows = (chapterId: string, given: readonly GivenBlock[]): NewBlock[] =>
  given.map(({ subType = 'p', nodes }, index) => ({
    id: newId(),
    chapterId,
    place: (index + 1) * placeStep,
    type: subType,
    nodes,
  }));

/**
 * Blocks in place of those that a chapter has. One that it has already keeps its id, once, and all that was not said of
 * it; every other gets a new id, so that nobody takes over a block of another chapter by naming it.
 * @throws Failure `block_locked`
 */
export function rewriteBlocks(
  stored: readonly BlockRow[],
  given: readonly GivenBlock[],
  cast: Cast,
): WrittenBlock[] {
  const known = new Map(stored.map((block) => [block.id, block]));
  const blocks = given.map(({ blockId, subType, nodes }, index): WrittenBlock => {
    const place = (index + 1) * placeStep;
    const before = blockId === undefined ? undefined : known.get(blockId);
    if (!before) return { id: newId(), place, ...blank, type: subType ?? 'p', nodes };
    known.delete(before.id);
    const { id, delivery, isLocked } = before;
    const type = subType ?? before.type;
    const block = { id, place, type, nodes: keepParts(nodes, before.nodes, cast), delivery, isLocked };
    if (isLocked && !saysTheSame(before, block)) throw blockLocked(id);
    return block;
  });
  for (const { id, isLocked } of known.values()) if (isLocked) throw blockLocked(id);
  return blocks;
}

const blank = { delivery: null, isLocked: false };

/** A caller that knows of voices alone takes nobody their part by giving back the voice that plays it. */
const keepParts = (nodes: readonly BlockNode[], before: readonly BlockNode[], cast: Cast): BlockNode[] =>
  nodes.map((node, index) => {
    const castVoiceId = node.castVoiceId ?? before[index]?.castVoiceId;
    const player = castVoiceId === undefined ? undefined : cast.get(castVoiceId);
    return player?.voiceId === node.voiceId ? castNode({ ...node, castVoiceId }, cast) : node;
  });

/** Nodes that name somebody of the cast in place of a voice are theirs. */
export const castChapters = (chapters: readonly GivenChapter[], cast: Cast): GivenChapter[] =>
  chapters.map(({ name, blocks }) => ({
    name,
    blocks: blocks.map((block) => ({
      ...block,
      nodes: block.nodes.map(({ text, voiceId }) =>
        castNode(cast.has(voiceId) ? { text, voiceId, castVoiceId: voiceId } : { text, voiceId }, cast),
      ),
    })),
  }));
