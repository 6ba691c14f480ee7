/** A piece of the text that is laid out by itself, so that what is out of view costs nothing. */
export interface TextBlock {
  from: number;
  to: number;
}

/** Paragraphs are blocks; a longer one is cut at the end of a sentence, or of a word, hereabouts. */
const BLOCK_LENGTH = 900;

/** Every character is in exactly one block, the line breaks at the end of theirs. */
export function cutBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let from = 0;
  while (from < text.length) {
    const newline = text.indexOf('\n', from);
    const paragraphEnd = newline === -1 ? text.length : newline + 1;
    const to = paragraphEnd - from <= BLOCK_LENGTH * 1.5 ? paragraphEnd : cutSentence(text, from);
    blocks.push({ from, to });
    from = to;
  }
  return blocks;
}

function cutSentence(text: string, from: number): number {
  const piece = text.slice(from, from + BLOCK_LENGTH);
  const sentences = [...piece.matchAll(/[.!?…。！？]["'”’)]*\s+/g)].at(-1);
  if (sentences) return from + sentences.index + sentences[0].length;
  const space = piece.lastIndexOf(' ');
  // A script without spaces is cut anywhere but within a character.
  const end = space > 0 ? space + 1 : BLOCK_LENGTH;
  return from + end - (isHighSurrogate(text.charCodeAt(from + end - 1)) ? 1 : 0);
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** The block that holds an offset. */
export function blockAt(blocks: readonly TextBlock[], offset: number): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (blocks[middle]!.from <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
