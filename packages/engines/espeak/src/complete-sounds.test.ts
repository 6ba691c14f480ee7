import { expect, test } from 'vitest';
import { completeSounds } from './complete-sounds.ts';

const wordsOf = (...sounds: string[]) =>
  sounds.map((word, position) => ({
    position,
    length: 1,
    startMs: 0,
    endMs: 0,
    sounds: word.split(' '),
  }));
const read = (ipa: string, ...sounds: string[]) =>
  completeSounds(wordsOf(...sounds), ipa).map((word) => word.sounds.join(' '));

test.each([
  [
    'long vowels and consonants',
    't_ˈuː_l_ɪ k_ˈu_kː_a\n',
    ['t ˈu l ɪ', 'k ˈu k a'],
    ['t ˈuː l ɪ', 'k ˈu kː a'],
  ],
  ['at the end of the text', 't_ˈa_k_aː\n', ['t ˈa k a'], ['t ˈa k aː']],
  ['tones', 'h_ˈo1_m_ f_ˈu4_\n', ['h ˈo m', 'f ˈu'], ['h ˈo1 m', 'f ˈu4']],
  ['one sound that is two events', 's_t_ʌ_ɭʲ_ˈe', ['s t ʌ ɭ ʲ ˈe'], ['s t ʌ ɭ ʲ ˈe']],
  ['switches of language', '(en)_ʃ_ˈɜː_t_(de)', ['(en)ʃ ˈɜ t'], ['(en)ʃ ˈɜː t']],
])('%s', (_title, ipa, sounds, completed) => {
  expect(read(ipa, ...sounds)).toEqual(completed);
});

test('keeps a sound that the IPA does not have', () => {
  expect(read('t_ˈuː_l_ɪ', 't ˈu ʔ l ɪ')).toEqual(['t ˈuː ʔ l ɪ']);
  expect(read('', 't ˈu')).toEqual(['t ˈu']);
});
