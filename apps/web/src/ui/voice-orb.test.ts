import { expect, it } from 'vitest';
import { paletteIndexOf } from '#web/ui/voice-orb.tsx';
import { barHeights } from '#web/ui/waveform.tsx';

it('[VOI-090] [VOI-091] takes the gradient from the sum of character codes of id and name', () => {
  // a=97, b=98, C=67: 262 modulo 8.
  expect(paletteIndexOf('ab', 'C')).toBe(6);
  expect(paletteIndexOf('a', 'bC')).toBe(6);
  expect(paletteIndexOf('ab', 'D')).toBe(7);
});

it('keeps the loudest peak of each bar', () => {
  expect(barHeights([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3]);
  expect(barHeights([0.5], 3)).toEqual([0.5, 0.5, 0.5]);
  expect(barHeights([], 3)).toEqual([]);
});
