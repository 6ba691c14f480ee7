import { expect, test } from 'vitest';
import { overridePronunciations } from './pronunciation-override.ts';

const words = [
  { start: 0, end: 3, phonemes: 'wˈʌn', spaced: false },
  { start: 4, end: 7, phonemes: 'tˈu', spaced: true },
  { start: 7, end: 8, phonemes: '.', spaced: false },
];

test('takes the place of the word it lies on', () => {
  const changed = overridePronunciations(words, [{ start: 4, end: 7, ipa: 'ˈdeɪ' }], 'en-US');
  expect(changed.map((word) => word.phonemes)).toEqual(['wˈʌn', 'dˈA', '.']);
  expect(changed[1]).toMatchObject({ start: 4, end: 7, spaced: true });
});

test('joins several words into one', () => {
  const changed = overridePronunciations(words, [{ start: 0, end: 7, ipa: 'ab' }], 'es');
  expect(changed.map((word) => word.phonemes)).toEqual(['ab', '.']);
});

test('speaks where there was no word', () => {
  expect(overridePronunciations([], [{ start: 0, end: 2, ipa: 'ˈoʊ' }], 'en-US')).toEqual([
    { start: 0, end: 2, phonemes: 'ˈO', spaced: false },
  ]);
});

test('keeps the word when nothing of the pronunciation can be said', () => {
  expect(overridePronunciations(words, [{ start: 0, end: 3, ipa: '※' }], 'en-US')).toEqual(words);
});
