import { describe, expect, test } from 'vitest';
import { languageSamples, wordsOf } from '../test/language-samples.ts';
import { type Phrase, planPhrases } from './plan-phrases.ts';
import { timePhrase } from './time-phrase.ts';

/** Five tokens: two words of two with a space between. */
const phrase: Phrase = {
  tokens: [43, 44, 16, 45, 46],
  words: [
    { start: 0, end: 2, from: 0, to: 2 },
    { start: 3, end: 5, from: 3, to: 5 },
  ],
  from: 0,
  to: 5,
};

test('of the silence at the ends 8 and 12 frames are kept', () => {
  const { from, to, marks } = timePhrase(phrase, [20, 3, 4, 2, 5, 6, 30], { speed: 1, offsetMs: 0 });
  expect([from, to]).toEqual([12, 52]);
  expect(marks).toEqual([
    { start: 0, end: 2, startMs: 200, endMs: 375 },
    { start: 3, end: 5, startMs: 425, endMs: 700 },
  ]);
});

test('slow speech begins earlier in its silence, fast speech later', () => {
  const durations = [29, 3, 4, 2, 5, 6, 30];
  const leads = [0.7, 0.85, 1, 1.2].map(
    (speed) => 29 - timePhrase(phrase, durations, { speed, offsetMs: 0 }).from,
  );
  expect(leads).toEqual([17, 12, 8, 6]);
});

test('a silence that is shorter is kept whole', () => {
  const { from, to, marks } = timePhrase(phrase, [3, 3, 4, 2, 5, 6, 5], { speed: 1, offsetMs: 1000 });
  expect([from, to]).toEqual([0, 28]);
  expect([marks[0]!.startMs, marks.at(-1)!.endMs]).toEqual([1075, 1575]);
});

test('text that only shapes the melody is left out to the frame, and its time is nobody’s', () => {
  const inner = { ...phrase, words: phrase.words.slice(1), from: 3, to: 4 };
  const { from, to, marks } = timePhrase(inner, [20, 3, 4, 2, 5, 6, 30], { speed: 1, offsetMs: 50 });
  expect([from, to]).toEqual([29, 34]);
  expect(marks).toEqual([{ start: 3, end: 5, startMs: 50, endMs: 325 }]);
});

describe.each(languageSamples)('$language', (sample) => {
  const [planned] = planPhrases(wordsOf(sample), { before: [], after: [] });
  const durations = [14, ...planned!.tokens.map((token) => (token % 5) + 1), 9];
  const sum = (frames: readonly number[]): number => frames.reduce((total, one) => total + one, 0);

  test('a word is marked for as long as its phonemes last, one after the other', () => {
    const { from, to, marks } = timePhrase(planned!, durations, { speed: 1, offsetMs: 300 });
    expect(marks).toHaveLength(planned!.words.length);
    let lastMs = 300;
    marks.forEach((mark, index) => {
      const word = planned!.words[index]!;
      expect(mark.startMs).toBeGreaterThanOrEqual(lastMs);
      expect(mark.endMs - mark.startMs).toBe(25 * sum(durations.slice(word.from + 1, word.to + 1)));
      lastMs = mark.endMs;
    });
    expect(lastMs).toBeLessThanOrEqual(300 + 25 * (to - from));
    expect(to - from).toBe(sum(durations) - 6);
  });

  test('marks never part a character', () => {
    const { marks } = timePhrase(planned!, durations, { speed: 1, offsetMs: 0 });
    for (const { start, end } of marks) {
      const written = sample.text.slice(start, end);
      expect(written).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
      expect(sample.text.slice(end)).not.toMatch(/^\p{M}/u);
    }
  });
});
