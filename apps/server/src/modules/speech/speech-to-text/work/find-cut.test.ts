import { expect, test } from 'vitest';
import { findCut, speechSpans } from './find-cut.ts';

const frameMs = 50;
/** Speech and silence in turns, in seconds, beginning with speech. */
function turns(...seconds: number[]): Float32Array {
  const frames = seconds.flatMap((length, index) =>
    new Array<number>(Math.round((length * 1000) / frameMs)).fill(index % 2 === 0 ? 0.9 : 0.02),
  );
  return Float32Array.from(frames);
}
const cut = (probabilities: Float32Array, isEnd = false) =>
  findCut(probabilities, { frameMs, mostMs: 10_000, isEnd });

test('spans have room around them and are joined where it overlaps', () => {
  expect(speechSpans(turns(0, 1, 1, 0.3, 1, 2), { frameMs })).toEqual([{ startMs: 800, endMs: 3500 }]);
  expect(speechSpans(turns(0, 1, 1, 1, 1, 2), { frameMs })).toEqual([
    { startMs: 800, endMs: 2200 },
    { startMs: 2800, endMs: 4200 },
  ]);
});

test('waits for more before it cuts, and takes the rest at the end', () => {
  const some = turns(3, 0.6, 3);
  expect(cut(some)).toBeUndefined();
  expect(cut(some, true)).toEqual({
    endMs: 6600,
    speech: [
      { startMs: 0, endMs: 3200 },
      { startMs: 3400, endMs: 6600 },
    ],
  });
});

test('cuts in the middle of the latest good pause', () => {
  const { endMs, speech } = cut(turns(3, 1, 4, 1, 4, 1))!;
  expect(endMs).toBe(8500);
  expect(speech).toHaveLength(2);
});

test('rather in a long pause than in a slightly later breath', () => {
  expect(cut(turns(7, 1.4, 0.8, 0.5, 5))!.endMs).toBe(7700);
});

test('a long silence ends a window', () => {
  const { endMs, speech } = cut(turns(2, 6, 2))!;
  expect(speech).toEqual([{ startMs: 0, endMs: 2200 }]);
  expect(endMs).toBe(5000);
  // its end need not be seen
  expect(cut(turns(2, 6))!.speech).toHaveLength(1);
});

test('silence alone is dealt with but for its end', () => {
  expect(cut(turns(0, 4))).toBeUndefined();
  expect(cut(turns(0, 12))).toEqual({ endMs: 11_500, speech: [] });
  expect(cut(turns(0, 4), true)).toEqual({ endMs: 4000, speech: [] });
});

test('speech without a pause is cut where it is softest', () => {
  const probabilities = turns(20);
  probabilities[160] = 0.55;
  const { endMs, speech } = cut(probabilities)!;
  expect(Math.abs(endMs - 8000)).toBeLessThanOrEqual(frameMs);
  expect(speech).toEqual([{ startMs: 0, endMs }]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a recording is dealt with from end to end, no window too long: %i',
  (seed) => {
    let state = seed;
    const random = () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const whole = turns(
      ...Array.from({ length: 60 }, () => (random() < 0.1 ? 14 * random() : 2.5 * random())),
    );
    let from = 0;
    let seen = 0;
    const heard: [number, number][] = [];
    while (from < whole.length) {
      seen = Math.min(whole.length, seen + 100);
      for (;;) {
        const isEnd = seen === whole.length;
        const found = from < seen || isEnd ? cut(whole.subarray(from, seen), isEnd) : undefined;
        if (!found) break;
        expect(found.endMs).toBeGreaterThan(0);
        const [first, last] = [found.speech[0], found.speech.at(-1)];
        if (first && last) {
          expect(last.endMs - first.startMs).toBeLessThanOrEqual(10_000 + 400);
          for (const span of found.speech)
            heard.push([from + span.startMs / frameMs, from + span.endMs / frameMs]);
        }
        from += Math.round(found.endMs / frameMs);
        if (from >= whole.length) break;
      }
    }
    for (const [frame, probability] of whole.entries()) {
      const run = speechSpans(whole.subarray(Math.max(0, frame - 2), frame + 3), { frameMs });
      if (probability < 0.5 || run.length === 0) continue;
      expect(heard.some(([start, end]) => frame >= start - 1 && frame <= end + 1)).toBe(true);
    }
  },
);
