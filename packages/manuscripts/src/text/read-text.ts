import { isBareNumber, isChapterHeading } from '../chapters/chapter-words.ts';
import { divideIntoChapters } from '../chapters/divide-into-chapters.ts';
import type { Block, Manuscript } from '../manuscript.ts';
import type { ReadingOptions } from '../manuscript-input.ts';
import { Reading } from '../reading.ts';
import { withoutGutenberg } from './gutenberg.ts';
import { joinLines, paragraphsOf } from './paragraphs.ts';

/**
 * Reads plain text: chapters by headings like CHAPTER I, hard-wrapped lines joined, what Project Gutenberg adds left out.
 *
 * @throws ManuscriptFailure `manuscript_without_text`, `manuscript_too_large`, `manuscript_aborted`
 */
export function readManuscriptText(text: string, options: ReadingOptions = {}): Manuscript {
  return readPlainText(text, new Reading(options));
}

export function readPlainText(source: string, reading: Reading): Manuscript {
  const { text, isGutenberg, ...metadata } = withoutGutenberg(source.replace(/\r\n?|\f/g, '\n'), reading);
  const blocks = blocksOf(paragraphsOf(text, reading), reading);
  const chapters = divideIntoChapters(blocks, metadata.title ?? 'Text', reading);
  return { kind: 'text', ...metadata, chapters, warnings: reading.warnings() };
}

function blocksOf(paragraphs: string[][], reading: Reading): Block[] {
  const hasWords = paragraphs.some(([line = '']) => isChapterHeading(line));
  const bare = paragraphs.filter((lines) => lines.length === 1 && isBareNumber(lines[0]!));
  const hasNumbers = !hasWords && bare.length >= 2 && /^(?:I|1)\.?$/.test(bare[0]?.[0] ?? '');
  return paragraphs.flatMap((lines) => {
    reading.goOn();
    return headed(lines, hasNumbers).map((block) => reading.count(block));
  });
}

/** A heading stands alone, or with the name of its chapter below it. */
function headed(lines: string[], hasNumbers: boolean): Block[] {
  const [first = '', ...rest] = lines;
  const isHeading = isChapterHeading(first) || (hasNumbers && rest.length === 0 && isBareNumber(first));
  if (!isHeading) return [{ subType: 'p', text: joinLines(lines) }];
  if (rest.length === 0) return [{ subType: 'h1', text: first }];
  const name = rest.join(' ');
  if (rest.length <= 2 && name.length <= 100 && !/[,;]$/.test(name)) {
    return [{ subType: 'h1', text: `${first.replace(/[.:]$/, '')}. ${name}` }];
  }
  return [
    { subType: 'h1', text: first },
    { subType: 'p', text: joinLines(rest) },
  ];
}
