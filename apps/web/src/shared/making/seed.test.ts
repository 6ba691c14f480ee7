import { expect, test } from 'vitest';
import { readSeed } from '#web/shared/making/seed.ts';

test.each([
  ['', undefined],
  ['42', 42],
  ['4294967295', 4_294_967_295],
  ['4294967296', null],
  ['-1', null],
  ['1.5', null],
  ['one', null],
])('the seed %j is read as %j', (text, seed) => {
  expect(readSeed(text)).toBe(seed);
});

test('a call may allow less', () => {
  expect([readSeed('7', 7), readSeed('8', 7)]).toEqual([7, null]);
});
