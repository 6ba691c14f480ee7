import type { EditorState, Transaction } from 'prosemirror-state';
import type { FoundLine } from '#web/features/studio/studio-types.ts';
import { markVoice, type Speaker } from '#web/features/studio/text/commands.ts';
import { findBlock, offsetInBlock } from '#web/features/studio/text/document.ts';

/** Gives lines to who says them, in one step of the undo. What is locked keeps its voice. */
export function castLines(
  { doc, tr }: EditorState,
  lines: readonly FoundLine[],
  speaker: Speaker,
): Transaction {
  for (const { block_id, start, end } of lines) {
    const found = findBlock(doc, block_id);
    if (!found || found.node.attrs.isLocked) continue;
    const at = found.position + 1;
    const range = { from: at + offsetInBlock(found.node, start), to: at + offsetInBlock(found.node, end) };
    markVoice(tr, range, speaker);
  }
  return tr;
}
