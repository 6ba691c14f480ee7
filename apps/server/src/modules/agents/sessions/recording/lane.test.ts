import { expect, test } from 'vitest';
import { Lane } from './lane.ts';

const ones = (count: number): Float32Array => new Float32Array(count).fill(1);
const signs = (samples: Int16Array): string =>
  [...samples].map((sample) => (sample === 0 ? '.' : '#')).join('');

test('samples stand at their places, with silence between them', () => {
  const lane = new Lane();
  lane.put(2, ones(2));
  lane.put(6, ones(1));
  expect(signs(lane.take(5))).toBe('..##.');
  expect(signs(lane.take(4))).toBe('.#..');
});

test('what was sent ahead and cut is not there', () => {
  const lane = new Lane();
  lane.put(0, ones(10));
  lane.cut(4);
  expect(lane.end).toBe(4);
  lane.put(8, ones(2));
  expect(signs(lane.take(12))).toBe('####....##..');
});

test('what comes late for its place is put at the beginning of what is left', () => {
  const lane = new Lane();
  lane.take(20_000);
  lane.put(10, ones(2));
  expect(signs(lane.take(3))).toBe('##.');
});
