import { expect, test } from 'vitest';
import { costOfAbort, type Road } from './abort.policy.ts';
import { fixedPrice, type Price } from './price.ts';

/** Two credits for each of fifty characters, and five at least. */
const byCharacter: Price = {
  credits: 100,
  costOf: (characters) => ({ credits: Math.max(5, 2 * Math.min(characters, 50)) }),
};

test.each<[road: Road, delivered: number, credits: number]>([
  ['whole', 0, 0],
  ['whole', 49, 0],
  ['job', 0, 0],
  ['job', 49, 0],
  ['streamed', 0, 0],
  ['streamed', -1, 0],
  ['streamed', 1, 5],
  ['streamed', 20, 40],
  ['streamed', 50, 100],
  ['streamed', 70, 100],
  ['streamed', Number.POSITIVE_INFINITY, 100],
  ['live', 0, 0],
  ['live', 20, 40],
])('on the road %s, after %d were handed over, the end costs %d', (road, delivered, credits) => {
  expect(costOfAbort(road, byCharacter, delivered).credits).toBe(credits);
});

test('never more than was held is charged, whatever a price says of a part', () => {
  const rising: Price = { credits: 10, costOf: (amount) => ({ credits: 3 * amount }) };
  expect(costOfAbort('streamed', rising, 9).credits).toBe(10);
});

test('what is worth its price as a whole costs nothing before, on every road', () => {
  for (const road of ['whole', 'streamed', 'live', 'job'] as const)
    expect(costOfAbort(road, fixedPrice(40), 7)).toEqual({ credits: 0 });
});

test('what follows from a part is recorded with its charge, and only then', () => {
  const record = async (): Promise<void> => {};
  const price: Price = { credits: 10, costOf: (credits) => ({ credits, record }) };
  expect(costOfAbort('streamed', price, 4).record).toBe(record);
  expect(costOfAbort('whole', price, 4).record).toBeUndefined();
});
