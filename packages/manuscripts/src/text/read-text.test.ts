import { describe, expect, it } from 'vitest';
import { readManuscriptText } from './read-text.ts';

const gutenberg = `The Project Gutenberg eBook of Alice

Title: Alice's Adventures
Author: Lewis Carroll
Language: English

*** START OF THE PROJECT GUTENBERG EBOOK ALICE ***

[Illustration]

Contents

 CHAPTER I.     Down the Rabbit-Hole
 CHAPTER II.    The Pool of Tears

CHAPTER I.
Down the Rabbit-Hole

Alice was beginning to get very tired of sitting by her sister on the
bank, and of having nothing to do: once or twice she had peeped into the
book her sister was reading, but it had _no_ pictures in it, a well-
known fault.

So she was considering.

CHAPTER II.
The Pool of Tears

“Curiouser and curiouser!” cried Alice (she was so much surprised, that
for the moment she quite forgot how to speak good English).

*** END OF THE PROJECT GUTENBERG EBOOK ALICE ***
License.`;

describe('plain text', () => {
  it('[STU-001] reads a book of Project Gutenberg without its header, license, contents and line breaks', () => {
    const book = readManuscriptText(gutenberg.replaceAll('\n', '\r\n'));
    expect(book).toMatchObject({ title: "Alice's Adventures", author: 'Lewis Carroll', language: 'en' });
    expect(book.chapters).toEqual([
      {
        name: 'CHAPTER I. Down the Rabbit-Hole',
        blocks: [
          { subType: 'h1', text: 'CHAPTER I. Down the Rabbit-Hole' },
          {
            subType: 'p',
            text:
              'Alice was beginning to get very tired of sitting by her sister on the bank, and of having nothing to do: ' +
              'once or twice she had peeped into the book her sister was reading, but it had no pictures in it, a ' +
              'well-known fault.',
          },
          { subType: 'p', text: 'So she was considering.' },
        ],
      },
      { name: 'CHAPTER II. The Pool of Tears', blocks: expect.any(Array) },
    ]);
    expect(book.warnings.map(({ code }) => code)).toEqual(['gutenberg_left_out', 'matter_left_out']);
  });

  it('keeps lines that are paragraphs, and sentences that begin like a chapter', () => {
    const { chapters } = readManuscriptText('Part two of the plan was to wait.\nNobody came.\n');
    expect(chapters).toEqual([
      {
        name: 'Text',
        blocks: [
          { subType: 'p', text: 'Part two of the plan was to wait.' },
          { subType: 'p', text: 'Nobody came.' },
        ],
      },
    ]);
  });

  it('finds chapters that are only numbered, and puts the heading of a part into its first chapter', () => {
    const names = (text: string) => readManuscriptText(text).chapters.map(({ name }) => name);
    expect(names('I\n\nOne.\n\nII\n\nTwo.')).toEqual(['I', 'II']);
    expect(names('PART ONE\n\nCHAPTER 1\n\na.\n\nChapter Two\n\nb.')).toEqual(['CHAPTER 1', 'Chapter Two']);
    expect(names('Kapitel 1\n\na.\n\nEpilog\n\nb.')).toEqual(['Kapitel 1', 'Epilog']);
  });

  it('divides what is long and has no chapters evenly, and says so', () => {
    const { chapters, warnings } = readManuscriptText(`${'word '.repeat(200)}\n\n`.repeat(120));
    expect(chapters.map(({ blocks }) => blocks.length)).toEqual([40, 40, 40]);
    expect(warnings.map(({ code }) => code)).toEqual(['no_chapters']);
  });

  it.each([
    ['nothing', ' \n\t\n', {}, 'manuscript_without_text'],
    ['more than the limit', 'abcdef', { characters: 5 }, 'manuscript_too_large'],
    ['too many chapters', 'Chapter 1\n\na\n\nChapter 2\n\nb', { chapters: 1 }, 'manuscript_too_large'],
  ])('refuses %s', (_, text, limits, code) => {
    expect(() => readManuscriptText(text, { limits })).toThrow(expect.objectContaining({ code }));
  });
});
