import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { divideIntoChapters } from '../chapters/divide-into-chapters.ts';
import { readHtmlBlocks } from '../html/read-html-blocks.ts';
import type { Manuscript } from '../manuscript.ts';
import { ManuscriptFailure } from '../manuscript-failure.ts';
import type { ManuscriptPage, ReadingOptions } from '../manuscript-input.ts';
import { Reading } from '../reading.ts';

/**
 * Reads a page that was fetched as a browser's reader view does: the article, without what stands around it. A page in
 * which no article is found is read whole. Nothing is loaded and no script runs.
 *
 * @throws ManuscriptFailure of markup and chapters
 */
export function readManuscriptHtml(page: ManuscriptPage, options: ReadingOptions = {}): Manuscript {
  const reading = new Reading(options);
  reading.checkSize(page.html.length);
  // what is nested too deep, declares entities or says nothing is refused before there is a tree of it
  const whole = readHtmlBlocks(page.html, 'html', new Reading(options));
  if (whole.blocks.length === 0) throw new ManuscriptFailure('manuscript_without_text');
  const article = findArticle(page.html);
  const { blocks } = readHtmlBlocks(article?.content || page.html, 'html', reading);
  const title = article?.title?.trim() || whole.title;
  return {
    kind: 'html',
    title,
    author: article?.byline?.trim() || whole.author,
    language: article?.lang || whole.language,
    description: article?.excerpt?.trim() || undefined,
    publishedOn: /^\d{4}-\d{2}-\d{2}/.exec(article?.publishedTime ?? '')?.[0],
    siteName: article?.siteName?.trim() || new URL(page.address).hostname,
    chapters: divideIntoChapters(blocks, title ?? 'Text', reading),
    warnings: reading.warnings(),
  };
}

function findArticle(html: string) {
  const page = /<html\b/i.test(html) ? html : `<html><body>${html}</body></html>`;
  try {
    return new Readability(parseHTML(page).document, { maxElemsToParse: 500_000 }).parse();
  } catch {
    // markup that the library cannot make a page of, or more than it takes: there is still its text
    return null;
  }
}
