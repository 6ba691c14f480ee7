import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { FREE, FROM_SERVER } from '#web/features/studio/text/block-rules.ts';

/** Makes the text another one and touches only what differs, so that the cursor and the undo stay where they are. */
export function replaceBlocks({ doc, tr }: EditorState, target: Node): Transaction {
  const [old, next] = [doc.children, target.children];
  let start = 0;
  while (start < old.length && start < next.length && old[start]!.eq(next[start]!)) start += 1;
  let end = 0;
  const most = Math.min(old.length, next.length) - start;
  while (end < most && old.at(-1 - end)!.eq(next.at(-1 - end)!)) end += 1;
  if (start === old.length && start === next.length) return tr;
  const from = sizeOf(old.slice(0, start));
  const to = doc.content.size - sizeOf(old.slice(old.length - end));
  return tr
    .replaceWith(from, to, next.slice(start, next.length - end))
    .setMeta('addToHistory', false)
    .setMeta(FREE, true)
    .setMeta(FROM_SERVER, true);
}

const sizeOf = (nodes: readonly Node[]): number => nodes.reduce((size, node) => size + node.nodeSize, 0);
