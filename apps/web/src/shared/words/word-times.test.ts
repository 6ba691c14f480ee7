import { expect, test } from 'vitest';
import { WordTimes, wordAt } from '#web/shared/words/word-times.ts';

/** Every character takes a tenth of a second. */
function timesOf(characters: string[], from = 0) {
  return {
    characters,
    character_start_times_seconds: characters.map((_, index) => (from + index) / 10),
    character_end_times_seconds: characters.map((_, index) => (from + index + 1) / 10),
  };
}

const wordsOf = (text: string, times: WordTimes) => times.words.map(({ from, to }) => text.slice(from, to));

test('characters that arrive in parts make whole words', () => {
  const text = 'A quiet morning.';
  const times = new WordTimes(text);
  times.append(timesOf([...'A qui']));
  expect(wordsOf(text, times)).toEqual(['A', 'quiet']);
  times.append(timesOf([...'et morning.'], 5));
  expect(wordsOf(text, times)).toEqual(['A', 'quiet', 'morning']);
  expect(times.words[2]?.startSeconds).toBeCloseTo(0.8, 9);
});

test('what the server left out does not shift the rest', () => {
  const text = 'He said [softly] good 👋🏽 night';
  const times = new WordTimes(text);
  times.append(timesOf([...'He said good night']));
  expect(wordsOf(text, times)).toEqual(['He', 'said', 'good', 'night']);
});

test('a script without spaces has words too', () => {
  const text = '今日は天気がいい';
  const times = new WordTimes(text);
  times.append(timesOf([...text]));
  expect(times.words.length).toBeGreaterThan(2);
});

test('the word at a time, the one before in a pause', () => {
  const words = [
    { from: 0, to: 1, startSeconds: 1 },
    { from: 2, to: 3, startSeconds: 2 },
  ];
  expect(wordAt(words, 0.5)).toBeUndefined();
  expect(wordAt(words, 1.9)).toBe(words[0]);
  expect(wordAt(words, 99)).toBe(words[1]);
});
