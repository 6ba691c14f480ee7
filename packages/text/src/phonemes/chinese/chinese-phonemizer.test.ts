import { expect, test } from 'vitest';
import { ChinesePhonemizer } from './chinese-phonemizer.ts';
import { syllableToSymbols } from './pinyin-symbols.ts';

const phonemizer = new ChinesePhonemizer(async (text) => [
  { start: 0, end: text.length, phonemes: `<${text}>`, spaced: false },
]);

test.each([
  ['ma', 1, 'ma→'],
  ['zhong', 1, 'ꭧʊ→ŋ'],
  ['shi', 4, 'ʂɨ↘'],
  ['ji', 4, 'ʨi↘'],
  ['xue', 2, 'ɕɥe↗'],
  ['jun', 1, 'ʨy→n'],
  ['liu', 2, 'ljou↗'],
  ['gui', 4, 'kwei↘'],
  ['lü', 4, 'ly↘'],
  ['yuan', 2, 'ɥɛ↗n'],
  ['ying', 1, 'i→ŋ'],
  ['you', 3, 'jou↓'],
  ['wu', 3, 'u↓'],
  ['weng', 1, 'wə→ŋ'],
  ['er', 4, 'ɚ↘'],
  ['le', 0, 'lɤ'],
  ['ng', 2, 'ŋ↗'],
])('pinyin %s%i is %s', (syllable, tone, symbols) => {
  expect(syllableToSymbols(syllable, tone)).toBe(symbols);
});

test.each([
  ['a reading that the word decides', '银行', 'i↗nxa↗ŋ'],
  ['a row of low tones', '你好', 'ni↗xau↓'],
  ['the tone of one and not', '一个', 'i↗kɤ↘'],
  ['numbers', '23', 'ɚ↘ʂɨ↗sa→n'],
  ['words of another script are handed on', '用AI吧', 'jʊ↘ŋ <AI> pa'],
  ['punctuation', '好，吗？', 'xau↓, ma?'],
])('Chinese: %s', async (_title, text, phonemes) => {
  const words = await phonemizer.phonemize(text);
  expect(words.map((word) => (word.spaced ? ' ' : '') + word.phonemes).join('')).toBe(phonemes);
});
