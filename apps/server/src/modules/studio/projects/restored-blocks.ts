import type { BlockRow } from './projects.tables.ts';

/** A block as it was, and the take that it was heard by. */
export type SaidBlock = Pick<BlockRow, 'id' | 'type' | 'nodes' | 'delivery' | 'chosenTakeId'>;

type Restored = SaidBlock & Pick<BlockRow, 'isLocked'>;

/**
 * The blocks of a chapter that says again what it once said. A locked block stays as it is; one that
 * was not there then stands behind the block that it stands behind now.
 */
export function restoredBlocks(
  current: readonly (Restored & Partial<BlockRow>)[],
  said: readonly SaidBlock[],
): Restored[] {
  const locked = new Map(current.filter(({ isLocked }) => isLocked).map((block) => [block.id, block]));
  const restored = said.map((block): Restored => locked.get(block.id) ?? { ...block, isLocked: false });
  for (const [index, block] of current.entries()) {
    if (!block.isLocked || restored.some(({ id }) => id === block.id)) continue;
    const before = new Set(current.slice(0, index).map(({ id }) => id));
    restored.splice(restored.findLastIndex(({ id }) => before.has(id)) + 1, 0, block);
  }
  return restored;
}
