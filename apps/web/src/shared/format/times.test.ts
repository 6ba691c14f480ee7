import { describe, expect, it } from 'vitest';
import {
  formatAgo,
  formatClock,
  formatDate,
  formatDateTime,
  formatDuration,
  formatLength,
} from '#web/shared/format/times.ts';

it('[FMT-025] [FMT-026] writes month/day/year without padding', () => {
  expect(formatDate(new Date(2024, 4, 31))).toBe('5/31/2024');
  expect(formatDate(new Date(2024, 0, 2))).toBe('1/2/2024');
});

it('[FMT-025] with the time of day', () => {
  expect(formatDateTime(new Date(2024, 4, 31, 15, 7))).toBe('5/31/2024, 15:07');
});

it.each([
  [3725, '1h 2m 5s'],
  [3600, '1h'],
  [65, '1m 5s'],
  [0, '0s'],
  [59.6, '1m'],
])('[FMT-027] [FMT-028] writes %d seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [754, '12:34'],
])('[FMT-028] shows %d seconds on the player clock as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});

it.each([
  [0.4, '0:01'],
  [9.9, '0:09'],
])('shows a sound of %d seconds as %s long', (seconds, text) => {
  expect(formatLength(seconds)).toBe(text);
});

describe('time past', () => {
  const now = new Date(2026, 5, 15, 12, 0, 0);
  const before = (seconds: number) => formatAgo(new Date(now.getTime() - seconds * 1000), now);
  it('grows from now over minutes and days to a date', () => {
    expect(before(20)).toBe('just now');
    expect(before(300)).toBe('5 minutes ago');
    expect(before(86_400)).toBe('yesterday');
    expect(before(8 * 86_400)).toBe('6/7/2026');
  });
});
