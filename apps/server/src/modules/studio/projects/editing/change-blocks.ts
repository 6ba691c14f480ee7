import { type BlockType, studioLimits } from '@mynah/contract/studio/project-values';
import { Failure } from '../../../../platform/errors/index.ts';
import type { BlockNode, BlockRow, Delivery } from '../projects.tables.ts';
import { BlockOrder } from './block-order.ts';

/** What a block says, and how. */
export interface BlockContent {
  type: BlockType;
  nodes: BlockNode[];
  delivery: Delivery | null;
  isLocked: boolean;
}

/** As the contract has them; a put without `isLocked` leaves the lock as it is. */
export type BlockChange =
  | ({ op: 'put'; id: string; afterId: string | null; isLocked?: boolean | undefined } & Omit<
      BlockContent,
      'isLocked'
    >)
  | { op: 'remove'; id: string };

/** What the rows of a chapter become. */
export interface ChangedBlocks {
  /** With their content: those that were put. */
  written: (BlockContent & Pick<BlockRow, 'id' | 'place'>)[];
  /** Those of which nothing but the place changes. */
  moved: Pick<BlockRow, 'id' | 'place'>[];
  removed: string[];
  isReordered: boolean;
}

type Known = BlockContent & Pick<BlockRow, 'id'>;

/**
 * Changes upon the blocks of a chapter, one after the other.
 * @param order all blocks of the chapter, in their order
 * @param touched those that the changes name, as they are
 * @throws Failure `block_locked`, `unprocessable`
 */
export function changeBlocks(
  order: readonly Pick<BlockRow, 'id' | 'place'>[],
  touched: readonly Known[],
  changes: readonly BlockChange[],
): ChangedBlocks {
  const blocks = new BlockOrder(order);
  const contents = new Map<string, BlockContent>(touched.map((block) => [block.id, block]));
  const written = new Map<string, BlockContent>();
  for (const [index, change] of changes.entries()) {
    const before = blocks.has(change.id) ? contents.get(change.id) : undefined;
    if (change.op === 'remove') {
      // what is not there is gone
      if (before?.isLocked) throw blockLocked(change.id);
      blocks.remove(change.id);
      written.delete(change.id);
      continue;
    }
    const content = contentOf(change, before);
    requireBlockRoom(content.nodes, ['body', 'changes', index, 'nodes']);
    if (change.afterId === change.id || (change.afterId !== null && !blocks.has(change.afterId)))
      throw unprocessable(index, 'after_block_id', 'There is no such block in this chapter.');
    blocks.put(change.id, change.afterId);
    contents.set(change.id, content);
    written.set(change.id, content);
  }
  if (blocks.size > studioLimits.blocks)
    throw new Failure('unprocessable', `A chapter can have ${studioLimits.blocks} blocks.`, {
      loc: ['body', 'changes'],
    });
  return rowsOf(blocks, order, written);
}

function rowsOf(
  blocks: BlockOrder,
  order: readonly Pick<BlockRow, 'id' | 'place'>[],
  written: ReadonlyMap<string, BlockContent>,
): ChangedBlocks {
  const places = blocks.places();
  return {
    written: [...written].map(([id, content]) => ({ ...content, id, place: places.get(id) as number })),
    moved: order.flatMap(({ id, place }) => {
      const now = places.get(id);
      return now === undefined || now === place || written.has(id) ? [] : [{ id, place: now }];
    }),
    removed: order.map(({ id }) => id).filter((id) => !places.has(id)),
    isReordered: blocks.isReordered(),
  };
}

/** A locked block may be moved and unlocked. */
function contentOf(
  { id, type, nodes, delivery, isLocked }: BlockChange & { op: 'put' },
  before: BlockContent | undefined,
): BlockContent {
  const content = { type, nodes, delivery, isLocked: isLocked ?? before?.isLocked ?? false };
  if (before?.isLocked && content.isLocked && !saysTheSame(before, content)) throw blockLocked(id);
  return content;
}

/** Whether two blocks sound the same by what they say and how. */
export const saysTheSame = (one: SaidContent, other: SaidContent): boolean =>
  JSON.stringify(said(one)) === JSON.stringify(said(other));

type SaidContent = Pick<BlockContent, 'type' | 'nodes' | 'delivery'>;

/** In one order of keys: those of a row are the database's. */
const said = ({ type, nodes, delivery }: SaidContent) => [
  type,
  nodes.map(({ text, voiceId, castVoiceId }) => [text, castVoiceId ?? voiceId]),
  [delivery?.stability, delivery?.similarityBoost, delivery?.style, delivery?.speed],
];

export const blockLocked = (id: string): Failure =>
  new Failure('block_locked', 'This block is locked. Unlock it first.', { data: { block_id: id } });

/** @param loc of the request, which part it is about. @throws Failure `unprocessable` */
export function requireBlockRoom(nodes: readonly BlockNode[], loc: readonly (string | number)[]): void {
  const characters = nodes.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > studioLimits.block)
    throw new Failure('unprocessable', `A block can have ${studioLimits.block} characters.`, { loc });
}

const unprocessable = (index: number, field: string, says: string): Failure =>
  new Failure('unprocessable', says, { loc: ['body', 'changes', index, field] });
