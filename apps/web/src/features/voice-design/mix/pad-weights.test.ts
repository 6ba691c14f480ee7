import { describe, expect, it } from 'vitest';
import {
  cornersOf,
  insidePad,
  middleOf,
  movedByKey,
  percentsOf,
  weightsAt,
} from '#web/features/voice-design/mix/pad-weights.ts';

describe.each([2, 3, 4])('a pad of %d voices', (count) => {
  it('gives a corner its voice alone, and the middle all alike', () => {
    for (const [index, corner] of cornersOf(count).entries()) {
      const alone = Array.from({ length: count }, (_, each) => (each === index ? 1 : 0));
      expect(weightsAt(count, corner)).toEqual(alone);
    }
    for (const weight of weightsAt(count, middleOf(count))) expect(weight).toBeCloseTo(1 / count);
  });

  it('has weights that together are 1, wherever the point is dragged', () => {
    for (let x = -0.5; x <= 1.5; x += 0.17) {
      for (let y = -0.5; y <= 1.5; y += 0.17) {
        const weights = weightsAt(count, { x, y });
        expect(weights.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
        expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
        expect(percentsOf(weights).reduce((sum, each) => sum + each, 0)).toBe(100);
        const inside = insidePad(count, { x, y });
        expect(insidePad(count, inside)).toEqual(inside);
      }
    }
  });

  it('is walked by keys', () => {
    const middle = middleOf(count);
    const right = movedByKey(count, middle, { key: 'ArrowRight', shiftKey: false })!;
    const further = movedByKey(count, middle, { key: 'ArrowRight', shiftKey: true })!;
    expect(right.x).toBeGreaterThan(middle.x);
    expect(further.x).toBeGreaterThan(right.x);
    expect(movedByKey(count, further, { key: 'Home', shiftKey: false })).toEqual(middle);
    expect(movedByKey(count, middle, { key: 'Tab', shiftKey: false })).toBeUndefined();
  });
});
