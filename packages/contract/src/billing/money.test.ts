import { expect, it } from 'vitest';
import { formatCents, formatMicros } from './money.ts';

it('[FMT-017] [BIL-063] puts $ before dollars', () => {
  expect(formatCents(500, 'usd')).toBe('$5');
  expect(formatCents(1_205, 'usd')).toBe('$12.05');
  expect(formatCents(-50, 'usd')).toBe('-$0.50');
});

it('[FMT-018] [FMT-019] puts € behind the other currency', () => {
  expect(formatCents(500, 'eur')).toBe('5€');
  expect(formatCents(99, 'eur')).toBe('0.99€');
});

it('says millionths to the last of them, and cents with two digits', () => {
  expect(formatMicros(30, 'usd')).toBe('$0.00003');
  expect(formatMicros(1_500_000, 'usd')).toBe('$1.50');
  expect(formatMicros(2_000_000, 'eur')).toBe('2€');
  expect(formatMicros(-10_000, 'usd')).toBe('-$0.01');
  expect(formatMicros(1_000_020, 'usd')).toBe('$1.00002');
  expect(formatMicros(0, 'usd')).toBe('$0');
});
