import type { BlockType } from '@mynah/contract/studio/project-values';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { canSplit } from 'prosemirror-transform';
import type { Delivery } from '#web/features/studio/studio-types.ts';
import { newBlockId } from '#web/features/studio/text/block-id.ts';
import { FREE } from '#web/features/studio/text/block-rules.ts';
import { schema } from '#web/features/studio/text/schema.ts';

/** Who speaks: somebody of the cast, or a voice that was chosen for this place. */
export interface Speaker {
  voiceId: string;
  castId: string | null;
}

interface Range {
  from: number;
  to: number;
}

/** The blocks that the selection is in, whole. */
export function selectedBlocks({ doc, selection }: EditorState): Range & { positions: number[] } {
  const positions: number[] = [];
  doc.nodesBetween(selection.from, Math.max(selection.to, selection.from + 1), (node, position) => {
    if (node.type === schema.nodes.block) positions.push(position);
    return false;
  });
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? 0;
  return { positions, from: first + 1, to: last + (doc.nodeAt(last)?.nodeSize ?? 2) - 1 };
}

/** A selection is given to somebody, or the whole paragraph where nothing is selected; null: to the narrator again. */
export const giveTo =
  (speaker: Speaker | null): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const { from, to } = selection.empty ? selectedBlocks(state) : selection;
    dispatch?.(markVoice(tr, { from, to }, speaker));
    return true;
  };

export function markVoice(tr: Transaction, { from, to }: Range, speaker: Speaker | null): Transaction {
  const type = schema.marks.voice!;
  return speaker === null ? tr.removeMark(from, to, type) : tr.addMark(from, to, type.create({ ...speaker }));
}

export const setType =
  (type: BlockType): Command =>
  (state, dispatch) => {
    const { tr } = state;
    for (const position of selectedBlocks(state).positions) tr.setNodeAttribute(position, 'type', type);
    dispatch?.(tr);
    return true;
  };

export const setDelivery =
  (delivery: Delivery | null): Command =>
  (state, dispatch) => {
    const { tr } = state;
    for (const position of selectedBlocks(state).positions) {
      tr.setNodeAttribute(position, 'delivery', delivery);
    }
    dispatch?.(tr);
    return true;
  };

export const setLocked =
  (isLocked: boolean): Command =>
  (state, dispatch) => {
    const tr = state.tr.setMeta(FREE, true);
    for (const position of selectedBlocks(state).positions) {
      tr.setNodeAttribute(position, 'isLocked', isLocked);
    }
    dispatch?.(tr);
    return true;
  };

export const insertPause =
  (seconds: number): Command =>
  (state, dispatch) => {
    const pause = schema.node('pause', { seconds }, undefined, state.selection.$from.marks());
    dispatch?.(state.tr.replaceSelectionWith(pause, false).scrollIntoView());
    return true;
  };

/** Enter. What stands behind the cursor is the new block; behind the end of a heading comes a paragraph. */
export const splitBlock: Command = (state, dispatch) => {
  const { tr } = state;
  if (!state.selection.empty) tr.deleteSelection();
  const { $from } = tr.selection;
  const block = $from.parent;
  if (block.type !== schema.nodes.block) return false;
  if ($from.parentOffset === 0 && block.content.size > 0) {
    // the text keeps its block, and its takes: the new one stands before it
    tr.insert($from.before(), schema.node('block', { id: newBlockId(), type: 'p' }));
  } else {
    const isAtEnd = $from.parentOffset === block.content.size;
    const type = isAtEnd ? 'p' : block.attrs.type;
    const attrs = { ...block.attrs, id: newBlockId(), type };
    if (!canSplit(tr.doc, $from.pos, 1, [{ type: schema.nodes.block!, attrs }])) return false;
    tr.split($from.pos, 1, [{ type: schema.nodes.block!, attrs }]);
  }
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** The blocks of the selection change places with the one above or below. */
export const moveBlocks =
  (step: -1 | 1): Command =>
  (state, dispatch) => {
    const { doc, selection } = state;
    const { from, to } = selectedBlocks(state);
    const [start, end] = [from - 1, to + 1];
    const neighbor = step === -1 ? doc.resolve(start).nodeBefore : doc.resolve(end).nodeAfter;
    if (!neighbor) return false;
    const tr = state.tr;
    const at = step === -1 ? start - neighbor.nodeSize : end;
    // the neighbor is what travels: the selection stays in the blocks that it is in
    tr.delete(at, at + neighbor.nodeSize);
    const target = step === -1 ? end - neighbor.nodeSize : start;
    tr.insert(target, neighbor);
    const moved = step * neighbor.nodeSize;
    tr.setSelection(TextSelection.create(tr.doc, selection.anchor + moved, selection.head + moved));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
