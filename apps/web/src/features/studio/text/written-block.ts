import type { EditorBlock } from '#web/features/studio/studio-types.ts';

/** A block as it is written down; what it sounds like stands elsewhere. */
export type WrittenBlock = Pick<EditorBlock, 'block_id' | 'sub_type' | 'nodes' | 'delivery' | 'is_locked'>;
export type WrittenNode = WrittenBlock['nodes'][number];
export type WrittenChange =
  | ({ op: 'put'; after_block_id: string | null } & WrittenBlock)
  | { op: 'remove'; block_id: string };

export const textOfBlock = ({ nodes }: Pick<WrittenBlock, 'nodes'>): string =>
  nodes.map(({ text }) => text).join('');

/** Whether two say the same in the same way, wherever they stand. */
export function isSameBlock(one: WrittenBlock, other: WrittenBlock): boolean {
  if (one === other) return true;
  return (
    one.block_id === other.block_id &&
    one.sub_type === other.sub_type &&
    one.is_locked === other.is_locked &&
    JSON.stringify(one.delivery) === JSON.stringify(other.delivery) &&
    one.nodes.length === other.nodes.length &&
    one.nodes.every((node, index) => isSameNode(node, other.nodes[index]!))
  );
}

const isSameNode = (one: WrittenNode, other: WrittenNode): boolean =>
  one.text === other.text &&
  one.voice_id === other.voice_id &&
  (one.project_voice_ref_id ?? null) === (other.project_voice_ref_id ?? null);

/** What has to be told so that `base` becomes `mine`: what went first, then what is new, changed or moved, in order. */
export function changesBetween(
  base: readonly WrittenBlock[],
  mine: readonly WrittenBlock[],
): WrittenChange[] {
  const places = new Map(base.map((block, place) => [block.block_id, place]));
  const kept = new Set(mine.map(({ block_id }) => block_id));
  const removed = base
    .filter(({ block_id }) => !kept.has(block_id))
    .map(({ block_id }): WrittenChange => ({ op: 'remove', block_id }));
  const still = staying(mine.map(({ block_id }) => places.get(block_id)));
  const put = mine.flatMap((block, index): WrittenChange[] => {
    const former = base[places.get(block.block_id) ?? -1];
    if (former && still.has(index) && isSameBlock(former, block)) return [];
    return [{ op: 'put', after_block_id: mine[index - 1]?.block_id ?? null, ...block }];
  });
  return [...removed, ...put];
}

/**
 * Which of the blocks need not move: the longest run of rising places (patience sorting). Where nothing moved, which is
 * nearly always, that is every block that was there before.
 */
function staying(places: readonly (number | undefined)[]): Set<number> {
  const tails: number[] = [];
  const before: (number | undefined)[] = [];
  places.forEach((place, index) => {
    if (place === undefined) return;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[tails[middle]!]! < place) low = middle + 1;
      else high = middle;
    }
    before[index] = tails[low - 1];
    tails[low] = index;
  });
  const still = new Set<number>();
  for (let index = tails.at(-1); index !== undefined; index = before[index]) still.add(index);
  return still;
}
