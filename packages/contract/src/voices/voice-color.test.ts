import { expect, it } from 'vitest';
import { voiceColor } from './voice-color.ts';

it('[VOI-090] is the sum of the character codes of id and name, of which only what colors need is told', () => {
  // a=97, b=98, C=67
  expect(voiceColor('ab', 'C')).toBe(262);
  expect(voiceColor('a', 'bC')).toBe(262);
  expect(voiceColor('abab', '')).toBe(390 - 360);
});
