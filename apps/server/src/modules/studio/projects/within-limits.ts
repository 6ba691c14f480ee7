import { studioLimits } from '@mynah/contract/studio/project-values';
import type { GivenBlock, GivenChapter } from './chapter-content.ts';

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** A chapter as a document has it, as chapters and blocks that can be edited: what is too long is shared out. */
export function withinLimits({ name, blocks }: GivenChapter): GivenChapter[] {
  const pieces = blocks.flatMap(splitBlock);
  if (pieces.length <= studioLimits.blocks) return [{ name, blocks: pieces }];
  const count = Math.ceil(pieces.length / studioLimits.blocks);
  return Array.from({ length: count }, (_, index) => ({
    name: `${name.slice(0, studioLimits.name - 10)} (${index + 1})`,
    blocks: pieces.slice(index * studioLimits.blocks, (index + 1) * studioLimits.blocks),
  }));
}

function splitBlock(block: GivenBlock): GivenBlock[] {
  const characters = block.nodes.reduce((sum, { text }) => sum + text.length, 0);
  if (characters <= studioLimits.block) return [block];
  return block.nodes.flatMap(({ text, ...who }) =>
    splitText(text).map((piece) => ({ ...block, nodes: [{ ...who, text: piece }] })),
  );
}

/** At the ends of sentences, and of what is longer still, anywhere. */
function splitText(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of sentences.segment(text)) {
    if (piece.length + segment.length > studioLimits.block && piece) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += segment;
    for (; piece.length > studioLimits.block; piece = piece.slice(studioLimits.block))
      pieces.push(piece.slice(0, studioLimits.block));
  }
  return [...pieces, piece.trim()].filter(Boolean);
}
