import { expect, it } from 'vitest';
import { countWords, estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';

it('counts words and leaves signs out', () => {
  expect(countWords('Well — it’s 5 o’clock, isn’t it?')).toBe(6);
  expect(countWords('  ')).toBe(0);
});

it('[PLR-028] takes 140 words a minute', () => {
  expect(estimateSpeakingSeconds('word '.repeat(140))).toBeCloseTo(60);
});
