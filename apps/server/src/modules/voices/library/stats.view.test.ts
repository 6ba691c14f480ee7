import { expect, test } from 'vitest';
import { toShareStats } from './stats.view.ts';

const day = { users: 2, copies: 1, characters: 50, credits: 100, earningsMicros: 3_000 };

test('[VOI-036] every day of the stretch is there, across the end of a month', () => {
  const stats = toShareStats([{ ...day, day: '2026-03-01' }], { since: '2026-02-27', until: '2026-03-02' });
  expect(stats).toEqual({
    dates: ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'],
    characters: [0, 0, 50, 0],
    users: [0, 0, 2, 0],
    cloned_by: [0, 0, 1, 0],
    credits: [0, 0, 100, 0],
    earnings: [0, 0, 0.3, 0],
  });
});
