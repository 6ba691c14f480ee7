import type { BlockType } from '@mynah/contract/studio/project-values';
import { findQuotes } from './find-quotes.ts';

/** A paragraph or a heading, as its text. */
export interface TextBlock {
  id: string;
  type: BlockType;
  text: string;
}

/** Quoted speech, and who says it. */
export interface QuotedLine {
  blockId: string;
  /** Characters of the block. */
  start: number;
  end: number;
  /** As the text names them; null where it does not say. */
  speaker: string | null;
}

/** Lines of the blocks of one chapter. */
export const findQuotedLines = (blocks: readonly TextBlock[]): QuotedLine[] =>
  blocks
    .filter(({ type }) => type === 'p')
    .flatMap(({ id, text }) =>
      findQuotes(text).map(({ start, end }) => ({ blockId: id, start, end, speaker: null })),
    );
