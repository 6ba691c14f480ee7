import { expect, test } from 'vitest';
import { HandlingFaults } from './handling-faults.ts';

test('each try waits longer, and the sixth failure gives up', () => {
  let now = 0;
  const faults = new HandlingFaults(() => now);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(faults.add('handler', 7)).toBe(true);
    const failedAt = now;
    while (faults.waiting('handler').includes(7)) now += 500;
    waits.push(now - failedAt);
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  expect(faults.add('handler', 7)).toBe(false);
});

test('an event waits for the handler that failed alone, until it is forgotten', () => {
  const faults = new HandlingFaults(() => 0);
  faults.add('one', 7);
  expect(faults.waiting('one')).toEqual([7]);
  expect(faults.waiting('two')).toEqual([]);
  faults.forget('one', 7);
  expect(faults.waiting('one')).toEqual([]);
});
