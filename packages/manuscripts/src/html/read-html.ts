import { divideIntoChapters } from '../chapters/divide-into-chapters.ts';
import type { Manuscript } from '../manuscript.ts';
import type { Reading } from '../reading.ts';
import { readHtmlBlocks } from './read-html-blocks.ts';

/** Reads a file of HTML whole: chapters by its headings. @throws ManuscriptFailure of markup and chapters */
export function readHtml(markup: string, reading: Reading): Manuscript {
  const language = /^\s*<\?xml/.test(markup) ? 'xhtml' : 'html';
  const { blocks, title, author, language: spoken } = readHtmlBlocks(markup, language, reading);
  return {
    kind: 'html',
    title,
    author,
    language: spoken,
    chapters: divideIntoChapters(blocks, title ?? 'Text', reading),
    warnings: reading.warnings(),
  };
}
