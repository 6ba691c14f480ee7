import { describe, expect, it } from 'vitest';
import { formatBytes, formatCount, formatMoney } from '#web/shared/format/numbers.ts';

describe('money', () => {
  it('[FMT-017] puts $ before dollars', () => {
    expect(formatMoney(5, 'usd')).toBe('$5');
    expect(formatMoney(5.5, 'usd')).toBe('$5.50');
    expect(formatMoney(1320, 'usd')).toBe('$1,320');
    expect(formatMoney(12_345.678, 'eur')).toBe('12,345.68€');
  });
  it('[FMT-018] [FMT-019] puts € behind any other currency', () => {
    expect(formatMoney(5, 'eur')).toBe('5€');
    expect(formatMoney(5, 'chf')).toBe('5€');
  });
});

describe('numbers', () => {
  it.each([
    [999, '999'],
    [1000, '1000'],
    [1001, '1K'],
    [1500, '1.5K'],
    [999_999, '1000K'],
    [1_000_000, '1000K'],
    [2_500_000, '2.5M'],
    [-1500, '-1.5K'],
  ])('[FMT-020] [FMT-021] [FMT-022] shortens %d to %s', (value, text) => {
    expect(formatCount(value)).toBe(text);
  });
});

describe('byte sizes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [1_536_000, '1.5 MB'],
    [999_990, '1 MB'],
    [5_000_000_000, '5 GB'],
  ])('[FMT-023] shows %d in steps of 1000', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
  it('[FMT-024] shows steps of 1024 on request', () => {
    expect(formatBytes(1024, 1024)).toBe('1 KiB');
    expect(formatBytes(1_048_576, 1024)).toBe('1 MiB');
  });
});
