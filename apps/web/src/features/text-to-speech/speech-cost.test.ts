import { expect, test } from 'vitest';
import { costInCredits, countCharacters } from '#web/features/text-to-speech/speech-cost.ts';

test('code points are counted, not UTF-16 units', () => {
  expect(countCharacters('a👋é')).toBe(3);
});

test('[VOI-089] 100 characters of a voice with multiplier 2 cost 200 credits', () => {
  expect(costInCredits('x'.repeat(100), { modelRate: 1, voiceMultiplier: 2 })).toBe(200);
});

test("the model's rate counts, parts of a credit are rounded up, and the least is one", () => {
  expect(costInCredits('x'.repeat(101), { modelRate: 0.5, voiceMultiplier: 1 })).toBe(51);
  expect(costInCredits('x', { modelRate: 0.1, voiceMultiplier: 1 })).toBe(1);
  expect(costInCredits('  \n', { modelRate: 1, voiceMultiplier: 1 })).toBe(0);
});
