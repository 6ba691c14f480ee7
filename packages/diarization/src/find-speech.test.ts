import { expect, test } from 'vitest';
import { findSpeech } from './find-speech.ts';

const frames = (...runs: [number, number][]): Float32Array =>
  Float32Array.from(runs.flatMap(([count, probability]) => Array<number>(count).fill(probability)));

test('a pause ends a span, a gap does not', () => {
  const heard = frames([10, 0], [20, 0.9], [5, 0.1], [20, 0.9], [30, 0.1], [20, 0.8]);
  expect(findSpeech(heard, { frameMs: 20 })).toEqual([
    { startMs: 200, endMs: 1100 },
    { startMs: 1700, endMs: 2100 },
  ]);
});

test('a click is no speech', () => {
  expect(findSpeech(frames([10, 0], [3, 1], [30, 0]), { frameMs: 20 })).toEqual([]);
});

test('a soft end belongs to what was said, a soft beginning does not', () => {
  const heard = frames([10, 0.4], [20, 0.9], [10, 0.4], [30, 0]);
  expect(findSpeech(heard, { frameMs: 20 })).toEqual([{ startMs: 200, endMs: 800 }]);
});
