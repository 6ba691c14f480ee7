import type { Book } from './book.ts';
import { spokenWords } from './words/spoken-words.ts';

/** A text whose characters take a tenth of a second each. */
export const spoken = (text: string, startMs = 0) => {
  const characters = [...text];
  const times = {
    characters,
    startMs: characters.map((_, index) => index * 100),
    endMs: characters.map((_, index) => (index + 1) * 100),
  };
  return spokenWords(times, { startMs, endMs: startMs + characters.length * 100 });
};

/** A book with whatever is awkward in a file of markup. */
export const awkwardBook: Book = {
  identifier: 'urn:isbn:9783161484100',
  title: 'Fish & <Chips>',
  author: 'Ada "O" Brien',
  language: 'en',
  description: 'Two\nlines = one; #book\\',
  genres: ['Cooking'],
  publishedOn: '1898',
  madeAt: new Date('2026-11-21T04:10:34.567Z'),
  chapters: [
    {
      title: 'One; = "first"',
      durationSeconds: 9,
      texts: [
        { type: 'h1', words: spoken('One & only', 750) },
        { type: 'p', words: spoken('It begins <break time="1s" /> 海が好きです。', 2750) },
        { type: 'p', words: [] },
      ],
    },
    { title: 'A map', durationSeconds: 1, texts: [] },
    { title: 'Two', durationSeconds: 4.5, texts: [{ type: 'p', words: spoken('The end.', 500) }] },
  ],
};
