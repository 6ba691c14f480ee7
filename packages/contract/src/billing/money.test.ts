import { expect, it } from 'vitest';
import { formatCents } from './money.ts';

it('[FMT-017] [BIL-063] puts $ before dollars', () => {
  expect(formatCents(500, 'usd')).toBe('$5');
  expect(formatCents(1_205, 'usd')).toBe('$12.05');
  expect(formatCents(-50, 'usd')).toBe('-$0.50');
});

it('[FMT-018] [FMT-019] puts € behind the other currency', () => {
  expect(formatCents(500, 'eur')).toBe('5€');
  expect(formatCents(99, 'eur')).toBe('0.99€');
});
