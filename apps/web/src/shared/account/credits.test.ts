import { expect, it } from 'vitest';
import { remainingCredits } from '#web/shared/account/credits.ts';

it('[BIL-008] subtracts the count from the limit', () => {
  expect(remainingCredits({ tier: 'creator', character_limit: 1000, character_count: 300 })).toBe(700);
  expect(remainingCredits({ tier: 'free', character_limit: 1000, character_count: 1300 })).toBe(0);
});

it('[BIL-043] [BIL-047] is -1 without limit', () => {
  expect(remainingCredits({ tier: 'trial', character_limit: 1_000_000_000_000, character_count: 5 })).toBe(
    -1,
  );
  expect(remainingCredits({ tier: 'enterprise', character_limit: 10, character_count: 5 })).toBe(-1);
});
