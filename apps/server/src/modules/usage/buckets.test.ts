import { describe, expect, test } from 'vitest';
import { calendarBuckets, fixedBuckets, TooManyBuckets, unitFor } from './buckets.ts';

const at = (text: string) => Date.parse(text);
const written = (startsMs: readonly number[]) =>
  startsMs.map((ms) => new Date(ms).toISOString().slice(0, 16));

describe('by the calendar', () => {
  test.each([
    ['hour', ['2026-01-30T22:30', '2026-01-30T23:00', '2026-01-31T00:00']],
    ['day', ['2026-01-30T22:30', '2026-01-31T00:00']],
  ] as const)('%s: the first begins where the time does', (interval, expected) => {
    const { startsMs } = calendarBuckets(at('2026-01-30T22:30Z'), at('2026-01-31T00:30Z'), interval);
    expect(written(startsMs)).toEqual(expected);
  });

  test('weeks begin on Mondays, months on their first day', () => {
    const [from, to] = [at('2026-01-28T00:00Z'), at('2026-03-02T00:00Z')];
    expect(written(calendarBuckets(from, to, 'week').startsMs)).toEqual([
      '2026-01-28T00:00',
      '2026-02-02T00:00',
      '2026-02-09T00:00',
      '2026-02-16T00:00',
      '2026-02-23T00:00',
    ]);
    expect(written(calendarBuckets(from, to, 'month').startsMs).slice(1)).toEqual([
      '2026-02-01T00:00',
      '2026-03-01T00:00',
    ]);
    expect(calendarBuckets(from, to, 'cumulative').startsMs).toEqual([from]);
  });

  test('who asks until 23:59:59 gets the whole day', () => {
    expect(calendarBuckets(at('2026-01-28T00:00Z'), at('2026-01-28T23:59:59Z'), 'day').toMs).toBe(
      at('2026-01-29T00:00Z'),
    );
  });
});

describe('of one size', () => {
  const day = 86_400_000;

  test('days begin at midnight there, also when clocks change', () => {
    const { startsMs } = fixedBuckets(at('2026-03-27T23:00Z'), at('2026-03-30T22:00Z'), {
      sizeMs: day,
      timeZone: 'Europe/Berlin',
    });
    expect(written(startsMs)).toEqual(['2026-03-27T23:00', '2026-03-28T23:00', '2026-03-29T22:00']);
    expect(unitFor({ startsMs, fromMs: 0, toMs: 0 })).toBe('hour');
  });

  test('below an hour they are those of UTC', () => {
    const { startsMs } = fixedBuckets(at('2026-03-27T10:05Z'), at('2026-03-27T10:40Z'), {
      sizeMs: day / 96,
      timeZone: 'Asia/Kolkata',
    });
    expect(written(startsMs)).toEqual(['2026-03-27T10:05', '2026-03-27T10:15', '2026-03-27T10:30']);
    expect(unitFor({ startsMs, fromMs: 0, toMs: 0 })).toBeUndefined();
  });

  test('too many are refused, and time zones that there are not', () => {
    expect(() => fixedBuckets(0, day, { sizeMs: 1 })).toThrow(TooManyBuckets);
    expect(() => fixedBuckets(0, day, { sizeMs: day, timeZone: 'Mars/Base' })).toThrow(RangeError);
  });
});
