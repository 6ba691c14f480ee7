import type { PhonemeWord } from '@mynah/text/phonemes';
import { describe, expect, test } from 'vitest';
import { languageSamples, wordsOf } from '../test/language-samples.ts';
import { MODEL_TOKENS, type Phrase, planPhrases } from './plan-phrases.ts';
import { Random } from './random.ts';
import { SPACE, toTokens } from './vocabulary.ts';

const alone = { before: [], after: [] };
const heardTokens = ({ tokens, from, to }: Phrase): number[] => tokens.slice(from, to);

/** Words of the given lengths in symbols, each after a space. */
function makeWords(lengths: readonly number[], ending: (index: number) => string = () => ''): PhonemeWord[] {
  let end = -1;
  return lengths.map((length, index) => {
    const start = end + 1;
    end = start + length;
    return {
      start,
      end,
      phonemes: 'abdefhijkl'[index % 10]!.repeat(length) + ending(index),
      spaced: index > 0,
    };
  });
}

test.each(languageSamples)('$language: a word takes the tokens of its phonemes', (sample) => {
  const words = wordsOf(sample);
  const [phrase, ...more] = planPhrases(words, alone);
  expect(more).toEqual([]);
  expect(heardTokens(phrase!)).toEqual(
    words.flatMap(({ phonemes, spaced }) => [...(spaced ? [SPACE] : []), ...toTokens(phonemes)]),
  );
  const letters = words.filter(({ phonemes }) => /\p{L}/u.test(phonemes));
  expect(phrase!.words.map(({ start, end }) => [start, end])).toEqual(
    letters.map(({ start, end }) => [start, end]),
  );
  phrase!.words.forEach(({ from, to }, index) => {
    expect(phrase!.tokens.slice(from, to)).toEqual(toTokens(letters[index]!.phonemes));
  });
});

test('symbols that the model lacks are left out, and words of nothing else', () => {
  const words = wordsOf({
    text: 'a b c',
    read: [
      ['a', 'a1ˈ\u0301b'],
      ['b', '789'],
      ['c', 'c'],
    ],
  });
  const [phrase] = planPhrases(words, alone);
  expect(phrase!.tokens).toEqual([...toTokens('aˈb'), SPACE, ...toTokens('c')]);
  expect(phrase!.words).toHaveLength(2);
});

test('nothing to say is no phrase', () => {
  expect(planPhrases([], alone)).toEqual([]);
  expect(planPhrases([{ start: 0, end: 1, phonemes: '7', spaced: false }], alone)).toEqual([]);
});

describe('long text', () => {
  const random = new Random(11);
  const cases = Array.from({ length: 60 }, () =>
    Array.from({ length: 1 + Math.floor(90 * random.next()) }, () => 1 + Math.floor(12 * random.next())),
  );

  test('is parted without a word lost, moved or cut, in phrases that the model speaks well', () => {
    for (const lengths of cases) {
      const words = makeWords(lengths, (index) => (index % 6 === 5 ? ',' : ''));
      const phrases = planPhrases(words, { before: words.slice(0, 30), after: words.slice(0, 30) });
      expect(phrases.flatMap((phrase) => phrase.words.map(({ start, end }) => [start, end]))).toEqual(
        words.map(({ start, end }) => [start, end]),
      );
      const spoken = phrases.map(heardTokens).map((tokens) => tokens.filter((token) => token !== SPACE));
      expect(spoken.flat()).toEqual(words.flatMap(({ phonemes }) => toTokens(phonemes)));
      for (const phrase of phrases) {
        expect(phrase.to - phrase.from).toBeLessThanOrEqual(240);
        expect(phrase.tokens.length).toBeLessThanOrEqual(MODEL_TOKENS);
      }
    }
  });

  test('parts at the best rest near its middle', () => {
    const words = makeWords(new Array(60).fill(5), (index) => (index === 33 ? '.' : index === 29 ? ',' : ''));
    const phrases = planPhrases(words, alone);
    expect(phrases.map((phrase) => phrase.words.length)).toEqual([34, 26]);
  });

  test.each([241, 385, 386, 450, 507, 508, 1200])('a word of %i symbols fits with its context', (length) => {
    const word = { start: 7, end: 7 + length, phonemes: 'a'.repeat(length), spaced: true };
    const beside = makeWords(new Array(20).fill(9));
    const phrases = planPhrases([word], { before: beside, after: beside });
    for (const phrase of phrases) expect(phrase.tokens.length).toBeLessThanOrEqual(MODEL_TOKENS);
    expect(phrases.flatMap(heardTokens)).toEqual(toTokens(word.phonemes));
    const marks = phrases.flatMap((phrase) => phrase.words);
    expect([marks[0]!.start, marks.at(-1)!.end]).toEqual([7, 7 + length]);
    marks.slice(1).forEach((mark, index) => {
      expect(mark.start).toBe(marks[index]!.end);
    });
  });
});

test('text beside it shapes the melody only: whole words, up to 60 tokens, nearest first', () => {
  const beside = makeWords(new Array(12).fill(9));
  const [word] = makeWords([4]);
  const [phrase] = planPhrases([word!], { before: beside, after: beside });
  const before = phrase!.tokens.slice(0, phrase!.from);
  const after = phrase!.tokens.slice(phrase!.to);
  expect([before.length, after.length]).toEqual([60, 60]);
  const nearest = beside.slice(-6).flatMap(({ phonemes }) => [...toTokens(phonemes), SPACE]);
  expect(before).toEqual(nearest);
  expect(after).toEqual(beside.slice(0, 6).flatMap(({ phonemes }) => [SPACE, ...toTokens(phonemes)]));
  expect(heardTokens(phrase!)).toEqual(toTokens('aaaa'));
});
