import {
  isSameBlock,
  type WrittenBlock,
  type WrittenChange,
} from '#web/features/studio/text/written-block.ts';

interface Merge {
  changes: readonly WrittenChange[];
  /** The blocks that the changes were made upon; only those that they name are looked at. */
  base: readonly WrittenBlock[];
  theirs: readonly WrittenBlock[];
}

interface Merged {
  blocks: WrittenBlock[];
  /** Blocks that both changed, each in another way: mine stand in `blocks`. */
  conflicts: string[];
}

/** My changes upon what others made of the chapter meanwhile. Whoever changed another block than I keeps theirs. */
export function mergeChanges({ changes, base, theirs }: Merge): Merged {
  const former = new Map(base.map((block) => [block.block_id, block]));
  const newest = new Map(theirs.map((block) => [block.block_id, block]));
  const blocks = [...theirs];
  const conflicts: string[] = [];
  for (const change of changes) {
    const { block_id: id } = change;
    const place = blocks.findIndex(({ block_id }) => block_id === id);
    const [was, is] = [former.get(id), newest.get(id)];
    if (change.op === 'remove') {
      if (is && was && !isSameBlock(was, is)) conflicts.push(id);
      if (place !== -1) blocks.splice(place, 1);
      continue;
    }
    const { op: _op, after_block_id: _after, ...mine } = change;
    if (isChangedByThem(was, is, mine)) conflicts.push(id);
    if (place !== -1) blocks.splice(place, 1);
    const after = blocks.findIndex(({ block_id }) => block_id === change.after_block_id);
    // the block that it stood behind is gone: it stays where it was, or comes last
    const at = change.after_block_id === null ? 0 : after !== -1 ? after + 1 : place;
    blocks.splice(at === -1 ? blocks.length : at, 0, mine);
  }
  return { blocks, conflicts };
}

function isChangedByThem(
  was: WrittenBlock | undefined,
  is: WrittenBlock | undefined,
  mine: WrittenBlock,
): boolean {
  if (!was) return is !== undefined && !isSameBlock(is, mine);
  // I only moved it: whatever they wrote stands nowhere against it
  if (!is) return !isSameBlock(was, mine);
  return !isSameBlock(was, is) && !isSameBlock(is, mine);
}
