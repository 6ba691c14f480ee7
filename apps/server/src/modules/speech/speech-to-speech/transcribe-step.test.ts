import { expect, test } from 'vitest';
import { spellOut } from './spell-out.ts';
import { isSure } from './transcribe-step.ts';

const word = (text: string, logProbability = -0.1, startMs = 0) => ({
  text,
  spaceBefore: true,
  startMs,
  endMs: startMs + 300,
  logProbability,
});
const heard = (words: ReturnType<typeof word>[], noSpeech = 0) => [
  { type: 'text' as const, text: words.map(({ text }) => text).join(' '), words, noSpeech },
];

test('one doubtful word, doubt in all of them, silence and nothing are not sure', () => {
  const clear = [word('The'), word('boat'), word('came')];
  expect(isSure(heard(clear), 0.75)).toBe(true);
  expect(isSure(heard([...clear, word('home', -2)]), 0.75)).toBe(false);
  expect(isSure(heard(clear.map(({ text }) => word(text, -0.6))), 0.75)).toBe(false);
  expect(isSure(heard(clear, 0.7), 0.75)).toBe(false);
  expect(isSure(heard([]), 0.75)).toBe(false);
});

test('who wants the voice at any price is believed a little less', () => {
  const doubtful = heard([word('The', -0.45), word('boat', -0.42)]);
  expect([isSure(doubtful, 0.75), isSure(doubtful, 1)]).toEqual([false, true]);
});

test('numbers are spelled out in the time of their word; signs alone are left out', () => {
  const spoken = spellOut([word('We'), word('saw'), word('–'), word('42', -0.1, 500), word('boats.')], 'en');
  expect(spoken.map(({ text }) => text)).toEqual(['We', 'saw', 'forty-two', 'boats.']);
  expect(spoken[2]).toMatchObject({ startMs: 500, endMs: 800 });
});
