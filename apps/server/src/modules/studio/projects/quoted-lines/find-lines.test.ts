import { describe, expect, it } from 'vitest';
import { findQuotedLines } from './find-lines.ts';
import { passages } from './passages.ts';

/** Who is said to say each quote, by the paragraphs of a text. */
const speakersOf = (text: string, language: string) => {
  const blocks = text
    .split('\n')
    .map((line, index) => ({ id: String(index), type: 'p' as const, text: line }));
  return findQuotedLines(blocks, language).map(({ blockId, start, end, speaker }) => ({
    line: blocks[Number(blockId)]!.text.slice(start, end),
    speaker,
  }));
};

describe('quoted lines of books', () => {
  it.each(passages)('$name: never a speaker who is not', ({ text, language, said }) => {
    const found = speakersOf(text, language);
    expect(found.map(({ speaker }, index) => speaker ?? said[index])).toEqual(said);
  });

  it.each([
    ['“Go,” said Anna; “go now.”', ['Anna', 'Anna']],
    ['Alice said: “No.” Then Bob whispered, “Yes.”', ['Alice', 'Bob']],
    ['“Come,” he said to Anne. Anne replied: “No.”', [null, 'Anne']],
    ['“What?” O’Brien asked.', ['O’Brien']],
    ['And Anna, who was tired, said, “Good night.”', ['Anna']],
    ['“Go,” said he to Anna.', [null]],
    ["'It's the boys' hats,' said Tom.", ['Tom']],
    ['She read the “Times”, and measured 6" of the "Sun" daily.', []],
    ['It was the ‘best’ of times.', []],
  ])('%s', (text, speakers) => {
    expect(speakersOf(text, 'en').map(({ speaker }) => speaker)).toEqual(speakers);
  });

  it('where the words of a language are not known, its lines are found and nobody is named', () => {
    expect(
      speakersOf('„Menj haza”, mondta Anna. “Igen.”', 'hu').every(({ speaker }) => speaker === null),
    ).toBe(true);
    expect(speakersOf('“Igen,” mondta Anna.', 'hu')).toEqual([{ line: '“Igen,”', speaker: null }]);
  });

  it('names nine of ten of those whom a reader names', () => {
    let [named, all] = [0, 0];
    for (const { text, language, said } of passages) {
      const found = speakersOf(text, language);
      all += said.filter((speaker) => speaker !== null).length;
      named += found.filter(({ speaker }, index) => speaker !== null && speaker === said[index]).length;
    }
    expect(named / all).toBeGreaterThan(0.9);
  });
});
