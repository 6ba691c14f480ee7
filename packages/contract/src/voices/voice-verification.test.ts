import { expect, test } from 'vitest';
import { isOfAPerson, needsVerification } from './voice-verification.ts';

test.each([
  [false, false, false, false],
  [false, false, true, true],
  [false, true, false, true],
  [false, true, true, true],
  [true, false, false, false],
  [true, false, true, false],
  [true, true, false, false],
  [true, true, true, false],
])(
  '[VOI-076] verified %s, required %s, in probation %s: needed %s',
  (isVerified, requiresVerification, isInProbation, isNeeded) => {
    expect(needsVerification({ isVerified, requiresVerification, isInProbation })).toBe(isNeeded);
  },
);

test('only voices of recordings have somebody to be verified', () => {
  const categories = ['cloned', 'professional', 'generated', 'premade', 'high_quality', 'famous'];
  expect(categories.filter(isOfAPerson)).toEqual(['cloned', 'professional']);
});
