import type { ReadingOptions } from '../manuscript-input.ts';
import { readMarkup } from '../markup/read-markup.ts';
import { Reading } from '../reading.ts';

/** What a page leads to. */
export interface PageLinks {
  /** As they stand there, in order. */
  links: string[];
  /** What `base` says that they are relative to. */
  base?: string;
}

/**
 * The links of a page of HTML, but for those that it asks robots not to follow (`nofollow`).
 *
 * @throws ManuscriptFailure of markup
 */
export function readPageLinks(html: string, options: ReadingOptions = {}): PageLinks {
  const found: PageLinks = { links: [] };
  let isClosed = false;
  readMarkup(html, 'html', new Reading(options), {
    open: (name, { href, rel, content, name: meta }) => {
      if (name === 'meta' && meta?.toLowerCase() === 'robots' && /nofollow|none/i.test(content ?? ''))
        isClosed = true;
      if (name === 'base' && href) found.base ??= href;
      if (name === 'a' && href && !/\bnofollow\b/i.test(rel ?? '')) found.links.push(href.trim());
    },
    close: () => {},
    text: () => {},
  });
  return isClosed ? { ...found, links: [] } : found;
}

/**
 * The addresses that an XML sitemap lists, and the further sitemaps of one that is an index (sitemaps.org).
 *
 * @throws ManuscriptFailure of markup
 */
export function readSitemap(
  xml: string,
  options: ReadingOptions = {},
): { pages: string[]; sitemaps: string[] } {
  const found = { pages: [] as string[], sitemaps: [] as string[] };
  let list: string[] | undefined;
  let text: string | undefined;
  readMarkup(xml, 'xml', new Reading(options), {
    open: (name) => {
      if (name === 'url') list = found.pages;
      else if (name === 'sitemap') list = found.sitemaps;
      else if (name === 'loc') text = '';
    },
    close: (name) => {
      if (name !== 'loc') return;
      if (text?.trim()) list?.push(text.trim());
      text = undefined;
    },
    text: (piece) => {
      if (text !== undefined) text += piece;
    },
  });
  return found;
}
