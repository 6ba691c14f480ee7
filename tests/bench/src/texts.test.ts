import { expect, test } from 'vitest';
import { TextSupply, textLengths, textOf } from './texts.ts';

test('every text has the length that it is named for', () => {
  for (const length of textLengths) {
    for (const number of [0, 7, 19, 20, 181, 1799]) expect(textOf(length, number)).toHaveLength(length);
  }
});

test('a supply repeats nothing for as long as the memory part asks', () => {
  const supply = new TextSupply();
  const texts = Array.from({ length: 1800 }, () => supply.next(60));
  expect(new Set(texts).size).toBe(1800);
});

test('no slot is left open', () => {
  for (const length of textLengths) expect(textOf(length, 3)).not.toMatch(/[@#~]/);
});
