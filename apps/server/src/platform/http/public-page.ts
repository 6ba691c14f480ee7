import { readFileSync } from 'node:fs';
import { brand } from '@mynah/contract';
import type { Platform } from '../platform.ts';
import { escapeMarkup } from './escape-markup.ts';

/** What stands in a page's head before any script has run: for search engines and previews of links. */
export interface PageHead {
  title: string;
  description: string;
}

/** A page of the web app that opens without an account. */
export interface PublicPage {
  /** As the server routes it: `/sound-effects/:id`. */
  path: string;
  /** Undefined: there is no such page, and the answer is 404. */
  head: (platform: Platform, params: Readonly<Record<string, string>>) => PageHead | undefined;
}

/** The web app's document with a head of its own. */
export class PageWriter {
  readonly #document: string;

  constructor(file: string) {
    this.#document = readFileSync(file, 'utf8');
  }

  write({ title, description }: PageHead): string {
    const name = escapeMarkup(`${title} · ${brand.name}`);
    const text = escapeMarkup(description);
    const more =
      `<meta property="og:title" content="${name}" />` +
      `<meta property="og:description" content="${text}" />` +
      `<meta property="og:type" content="website" />`;
    // as functions: a $ in a name is no pattern
    return this.#document
      .replace(
        /<noscript>.*?<\/noscript>/,
        () =>
          `<noscript><h1>${escapeMarkup(title)}</h1><p>${text}</p><p>This page needs JavaScript. <a href="/">${escapeMarkup(brand.name)}</a></p></noscript>`,
      )
      .replace(/<title>.*?<\/title>/, () => `<title>${name}</title>${more}`)
      .replace(/(<meta name="description" content=")[^"]*(")/, (_, before, after) => before + text + after);
  }
}
