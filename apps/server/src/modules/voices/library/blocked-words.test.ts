import { expect, test } from 'vitest';
import { findBlockedWord } from './blocked-words.ts';

const blocked = ['wire transfer', 'Bösewicht', '詐欺', ''];

test.each([
  ['Please make a WIRE  transfer today.', 'wire transfer'],
  ['A wire-transfer, at once!', 'wire transfer'],
  ['Der bosewicht kommt', 'Bösewicht'],
  ['これは詐欺です', '詐欺'],
  ['wires transferred', undefined],
  ['Bösewichte', undefined],
  ['詐 と 欺', undefined],
  ['', undefined],
])('%s', (text, expected) => {
  expect(findBlockedWord(blocked, text)).toBe(expected);
});
