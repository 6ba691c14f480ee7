import type { BlockType } from '@mynah/contract/studio/project-values';
import { findDashedSpeech } from './find-dashes.ts';
import { findQuotes } from './find-quotes.ts';
import { nameSpeakers, type Paragraph } from './name-speakers.ts';
import { speechWordsOf } from './speech-words.ts';

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

/**
 * Quoted lines of one chapter, and who says them by the words beside them.
 * @param language ISO 639-1
 */
export function findQuotedLines(blocks: readonly TextBlock[], language: string): QuotedLine[] {
  const words = speechWordsOf(language);
  const paragraphs = blocks
    .filter(({ type }) => type === 'p')
    .map(({ id, text }) => {
      const dashed = words?.hasDashes ? findDashedSpeech(text, words.verbs) : [];
      return { id, text, quotes: dashed.length > 0 ? dashed : findQuotes(text) };
    });
  const speakers = words ? nameSpeakers(withWhatLeadsUp(paragraphs), words) : [];
  return paragraphs.flatMap(({ id, quotes }, index) =>
    quotes.map(({ start, end }, at) => ({ blockId: id, start, end, speaker: speakers[index]?.[at] ?? null })),
  );
}

/** `Tom wheeled suddenly and said:` belongs to the paragraph that follows. One for each, in their order. */
function withWhatLeadsUp(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.map((paragraph, index) => {
    const before = paragraphs[index - 1];
    if (!before || before.quotes.length > 0 || !/:\s*$/u.test(before.text)) return paragraph;
    const lead = `${before.text.trimEnd()} `;
    const quotes = paragraph.quotes.map(({ start, end, isOpen }) => ({
      start: start + lead.length,
      end: end + lead.length,
      isOpen,
    }));
    return { text: lead + paragraph.text, quotes };
  });
}
