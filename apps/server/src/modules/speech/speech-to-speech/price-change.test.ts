import { expect, test } from 'vitest';
import { priceChange } from './price-change.ts';

const terms = { sharedVoiceId: 'a', rate: 2, isModerated: false };

test('[VOI-089] a change of voice costs as many times the credits as its owner asks', () => {
  expect(priceChange({}, 60_000)).toEqual({ credits: 1000, uses: [] });
  expect(priceChange({ terms }, 60_000)).toEqual({
    credits: 2000,
    uses: [{ sharedVoiceId: 'a', characters: 1000, credits: 2000 }],
  });
  expect(priceChange({ terms: { ...terms, rate: 1.1 } }, 6_000).credits).toBe(110);
});
