import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { letterOf } from './byte-letters.ts';
import { FIRST_TIME } from './special-tokens.ts';
import { splitWords } from './split-words.ts';
import { Tokenizer } from './tokenizer.ts';

const letters = Array.from({ length: 256 }, (_, byte) => letterOf(byte));
/** All bytes, then what may be joined; the earlier the sooner. */
const small = new Tokenizer([...letters, 'th', 'in', 'Ġth', 'thin', 'Ġthin', 'ing'].join('\n'));

test('bytes are joined in the order of the vocabulary', () => {
  expect(small.encode('thing').map((id) => small.decode([id]))).toEqual(['thin', 'g']);
  expect(small.encode(' thing').map((id) => small.decode([id]))).toEqual([' thin', 'g']);
  expect(small.encode('ing')).toEqual([261]);
});

test.each(['Grüße, 你好 — naïve café № 42!', '\n\ttabs  and   spaces ', '😀👩‍👩‍👧', '', "it's we'll I'm"])(
  '%j comes back as it was',
  (text) => {
    expect(small.decode(small.encode(text))).toBe(text);
  },
);

test('tokens that are no text are left out', () => {
  expect(small.decode([FIRST_TIME, ...small.encode('in'), FIRST_TIME + 3])).toBe('in');
});

test('a vocabulary of other letters is refused', () => {
  expect(() => new Tokenizer('漢\n字')).toThrow('stands for no byte');
});

describe('words', () => {
  const split = (text: string, language: string) =>
    splitWords(small.encode(text), small, language).map((word) => word.text);

  test.each([
    [' Well-known, she said: “thing.”', 'en', [' Well-known,', ' she', ' said:', ' “thing.”']],
    [" It's 4:30 p.m.", 'en', [" It's", ' 4:30', ' p.m.']],
    ['今日は、良い。', 'ja', ['今', '日', 'は、', '良', 'い。']],
    ['用「AI」好', 'zh', ['用', '「AI」', '好']],
    [' Straße', 'de', [' Straße']],
  ])('%j in %s', (text, language, words) => {
    expect(split(text, language)).toEqual(words);
  });

  test('know their tokens, all of them', () => {
    const tokens = small.encode(' the thing 日');
    const words = splitWords(tokens, small, 'en');
    expect(words.map(({ from, to }) => small.decode(tokens.slice(from, to)))).toEqual([
      ' the',
      ' thing',
      ' 日',
    ]);
    expect(words.at(-1)!.to).toBe(tokens.length);
  });
});

const vocabulary = join(process.env.MYNAH_PACKS ?? '', 'whisper-base', 'vocabulary.txt');
test.skipIf(!process.env.CI && !existsSync(vocabulary))(
  'the model’s own vocabulary gives its own tokens',
  () => {
    const tokenizer = new Tokenizer(readFileSync(vocabulary, 'utf8'));
    // as the published tokenizer has them
    expect(tokenizer.encode(' Hello, world!')).toEqual([2425, 11, 1002, 0]);
    expect(tokenizer.decode([2425, 11, 1002, 0])).toBe(' Hello, world!');
  },
);
