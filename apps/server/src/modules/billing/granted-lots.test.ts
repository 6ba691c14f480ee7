import { expect, test } from 'vitest';
import { lotsOf, takeFromLots } from './granted-lots.ts';

const may = new Date('2026-05-01');
const june = new Date('2026-06-01');
const entry = (
  id: string,
  kind: 'grant' | 'transfer' | 'expiry',
  credits: number,
  expiresAt: Date | null = null,
) => ({
  id,
  kind,
  credits,
  expiresAt,
  reference: kind === 'expiry' ? 'soon' : null,
});
const left = (lots: readonly { id: string; credits: number }[]) =>
  Object.fromEntries(lots.map(({ id, credits }) => [id, credits]));

test('what goes soonest is used first', () => {
  const lots = lotsOf([
    entry('never', 'grant', 100),
    entry('later', 'grant', 50, june),
    entry('soon', 'grant', 30, may),
    entry('used', 'transfer', -60),
  ]);
  expect(left(lots)).toEqual({ never: 100, later: 20, soon: 0 });
  expect(left(takeFromLots(lots, 45))).toEqual({ never: 75, later: 0, soon: 0 });
});

test('what was used before a grant is none of it, and an expiry is of its own grant', () => {
  const lots = lotsOf([
    entry('never', 'grant', 100),
    entry('used', 'transfer', -60),
    entry('soon', 'grant', 50, may),
    entry('gone', 'expiry', -50),
  ]);
  expect(left(lots)).toEqual({ never: 40, soon: 0 });
});
