import { expect, it, test } from 'vitest';
import { periodEndAfter } from './credit-period.ts';

const at = (text: string): Date => new Date(`${text}Z`);

test.each([
  ['2026-01-10T08:00', '2026-01-10T08:00', '2026-02-10T08:00'],
  ['2026-01-10T08:00', '2026-02-10T07:59', '2026-02-10T08:00'],
  ['2026-01-10T08:00', '2026-02-10T08:00', '2026-03-10T08:00'],
  ['2026-01-10T08:00', '2027-06-20T00:00', '2027-07-10T08:00'],
  // a month without the day ends on its last, and the day comes back
  ['2026-01-31T08:00', '2026-02-01T00:00', '2026-02-28T08:00'],
  ['2026-01-31T08:00', '2026-02-28T08:00', '2026-03-31T08:00'],
  ['2028-01-31T08:00', '2028-02-01T00:00', '2028-02-29T08:00'],
  ['2026-12-15T00:00', '2026-12-20T00:00', '2027-01-15T00:00'],
])('from %s, at %s: until %s', (anchor, now, end) => {
  expect(periodEndAfter(at(anchor), at(now))).toEqual(at(end));
});

it('always ends later than now and never more than a month later', () => {
  const anchor = at('2026-01-31T13:00');
  for (let day = 0; day < 800; day++) {
    const now = new Date(anchor.getTime() + day * 86_400_000);
    const length = periodEndAfter(anchor, now).getTime() - now.getTime();
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(31 * 86_400_000);
  }
});
