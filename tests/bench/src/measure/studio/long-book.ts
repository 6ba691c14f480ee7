import { makeEpub } from '@mynah/manuscripts/testing';
import { textOf } from '../../texts.ts';

const wordsOfParagraph = textOf(830, 0).split(/\s+/).length;
const chapters = 30;

export interface LongBook {
  bytes: Uint8Array;
  words: number;
}

/** An EPUB of some so many words, in thirty chapters. */
export function longBook(words: number): LongBook {
  const paragraphs = Math.ceil(words / chapters / wordsOfParagraph);
  const pages = Object.fromEntries(
    Array.from({ length: chapters }, (_, chapter) => {
      const text = Array.from({ length: paragraphs }, (_, at) => textOf(830, chapter * paragraphs + at));
      const body = `<h1>Chapter ${chapter + 1}</h1>${text.map((each) => `<p>${each}</p>`).join('')}`;
      return [`chapter-${chapter + 1}.xhtml`, body];
    }),
  );
  const nav = Object.keys(pages)
    .map((page, at) => `<li><a href="${page}">Chapter ${at + 1}</a></li>`)
    .join('');
  return { bytes: makeEpub({ pages, nav }), words: chapters * paragraphs * wordsOfParagraph };
}
