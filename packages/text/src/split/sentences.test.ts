import { describe, expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

const split = (text: string) =>
  Array.from(splitSentences(text), ({ start, end }) => text.slice(start, end).trim());

describe('splitSentences', () => {
  test.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['Dr. Smith met Mrs. Jones.', ['Dr. Smith met Mrs. Jones.']],
    ['J. K. Rowling wrote it. I read it.', ['J. K. Rowling wrote it.', 'I read it.']],
    ['It was I. Then he left.', ['It was I.', 'Then he left.']],
    ['It costs 3.50. Fine.', ['It costs 3.50.', 'Fine.']],
    ['“Stop!” he said. She did.', ['“Stop!” he said.', 'She did.']],
    ['Wait... what? No.', ['Wait... what?', 'No.']],
    ['1. First. 2. Second.', ['1. First.', '2. Second.']],
    ['Use .NET or Node.js. Yes.', ['Use .NET or Node.js.', 'Yes.']],
    ['今日は。明日は？「はい。」', ['今日は。', '明日は？', '「はい。」']],
    ['你好！我很好。', ['你好！', '我很好。']],
    ['यह एक है। वह दो है॥', ['यह एक है।', 'वह दो है॥']],
    ['डॉ. शर्मा आए। वे गए।', ['डॉ. शर्मा आए।', 'वे गए।']],
    ['La Sra. Ruiz vino. El Sr. Gil no.', ['La Sra. Ruiz vino.', 'El Sr. Gil no.']],
  ])('%s', (text, sentences) => expect(split(text)).toEqual(sentences));

  test('tiles any text', () => {
    const text = `Some text here. ${'And more of it, again and again! '.repeat(400)}`;
    const ranges = [...splitSentences(text)];
    expect(ranges.map(({ start }) => start)).toEqual([0, ...ranges.slice(0, -1).map(({ end }) => end)]);
    expect(ranges.at(-1)?.end).toBe(text.length);
  });
});
