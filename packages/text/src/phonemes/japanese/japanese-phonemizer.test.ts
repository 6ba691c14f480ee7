import { expect, test } from 'vitest';
import { JapanesePhonemizer } from './japanese-phonemizer.ts';
import { kanaToSymbols } from './kana-symbols.ts';

// Loading takes several seconds on a loaded machine.

const phonemizer = new JapanesePhonemizer(async (text) => [
  { start: 0, end: text.length, phonemes: `<${text}>`, spaced: false },
]);

test.each([
  ['long vowels', 'トーキョー', 'toːkʲoː'],
  ['geminates', 'ガッコー', 'ɡaʔkoː'],
  [
    'a nasal before each kind of sound',
    'サンマ サンカ サンニ サンタ サンア'.replaceAll(' ', ''),
    'sammasaŋkasaɲɲisantasaɴa',
  ],
  ['palatal pairs', 'キャシュチョ', 'kʲaɕɨʨo'],
  ['sounds from abroad', 'ファティヴァウォ', 'ɸatʲivaβo'],
  ['a geminate at the end is silent', 'アッ', 'a'],
])('kana: %s', (_title, kana, symbols) => {
  expect(kanaToSymbols(kana)).toBe(symbols);
});

test.each([
  ['particles sound as they are said', '私は学校へ行く', 'βataɕi βa ɡaʔkoː e ikɯ'],
  ['inflections stay in one word', '待ちました。', 'maʨimaɕita.'],
  ['numbers read with their counter', '2026年', 'ɲiseɲɲiʥɨːɾokɯneɴ'],
  ['quotes', '「はい」と言う', '“hai” to iɯ'],
  ['emoji and half characters are silent', '😀はい\ud800', 'hai'],
  ['words of another script are handed on', 'AIです', '<AI> desɨ'],
])('Japanese: %s', async (_title, text, phonemes) => {
  const words = await phonemizer.phonemize(text);
  expect(words.map((word) => (word.spaced ? ' ' : '') + word.phonemes).join('')).toBe(phonemes);
});

test('gives every word its place in the text', async () => {
  const text = '東京は、12月です。';
  const words = await phonemizer.phonemize(text);
  expect(words.map((word) => text.slice(word.start, word.end))).toEqual([
    '東京',
    'は',
    '、',
    '12月です',
    '。',
  ]);
});
