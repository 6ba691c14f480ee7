import { expect, test } from 'vitest';
import { WordPieces } from './word-pieces.ts';

const names = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'rain', 'drop', '##drop', '##s', 'cafe', '!', '雨', 'r'];
const pieces = new WordPieces(names.join('\n'));
const encode = (text: string, most?: number) => pieces.encode(text, most).map((id) => names[id]);

test.each([
  ['the longest pieces are taken', 'raindrops', ['rain', '##drop', '##s']],
  ['letters are plain and small', 'RAIN Café', ['rain', 'cafe']],
  ['signs stand alone', 'rain!drop', ['rain', '!', 'drop']],
  ['a Han character is a word', '雨雨', ['雨', '雨']],
  ['what has no pieces is unknown as a whole', 'rainbow drop', ['[UNK]', 'drop']],
  ['a word without end is unknown', 'r'.repeat(101), ['[UNK]']],
  ['controls are left out', 'ra\u0000in\u200b', ['rain']],
])('%s', (_, text, expected) => {
  expect(encode(text)).toEqual(['[CLS]', ...expected, '[SEP]']);
});

test('what is too long is cut, and its end still marked', () => {
  expect(encode('rain drop rain drop', 4)).toEqual(['[CLS]', 'rain', 'drop', '[SEP]']);
});

test('a vocabulary without the marks is none', () => {
  expect(() => new WordPieces('rain\ndrop')).toThrow('[UNK]');
});
