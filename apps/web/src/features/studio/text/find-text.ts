import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { offsetInBlock } from '#web/features/studio/text/document.ts';

/** A place of the text that was looked for. */
export interface Hit {
  from: number;
  to: number;
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every place of some words in a chapter, whatever their capitals are. */
export function findText(document: Node, words: string): Hit[] {
  if (words.trim() === '') return [];
  const pattern = new RegExp(escaped(words), 'giu');
  const hits: Hit[] = [];
  document.forEach((block, position) => {
    for (const { index, 0: found } of block.textContent.matchAll(pattern)) {
      const start = position + 1;
      hits.push({
        from: start + offsetInBlock(block, index),
        to: start + offsetInBlock(block, index + found.length),
      });
    }
  });
  return hits;
}

/** Puts other words in their place, each in the voice that it had; one step for the undo. */
export function replaceHits({ tr }: EditorState, hits: readonly Hit[], words: string): Transaction {
  for (const { from, to } of [...hits].reverse()) tr.insertText(words, from, to);
  return tr;
}
