import { expect, test } from 'vitest';
import { SegmentEdges } from './segment-edges.ts';

const rate = 1000; // one sample a ms

const tone = (length: number): Float32Array =>
  Float32Array.from({ length }, (_, index) => Math.sin(index) * 0.5);
const silence = (length: number): Float32Array => new Float32Array(length);

function trim(parts: readonly Float32Array[], size: number) {
  const edges = new SegmentEdges(rate);
  const whole = Float32Array.from(parts.flatMap((part) => [...part]));
  const given: number[] = [];
  for (let at = 0; at < whole.length; at += size) given.push(...edges.write(whole.subarray(at, at + size)));
  given.push(...edges.finish());
  return { given, cutBefore: edges.cutBefore };
}

test.each([1, 7, 10, 64, 10_000])('leaves 30 ms before and 80 ms after, in chunks of %d', (size) => {
  const { given, cutBefore } = trim([silence(300), tone(200), silence(400)], size);
  expect(cutBefore).toBe(270);
  expect(given).toHaveLength(30 + 200 + 80);
});

test('silence in the middle stays', () => {
  const { given } = trim([tone(100), silence(500), tone(100)], 33);
  expect(given).toHaveLength(700);
});

test('nothing but silence gives nothing', () => {
  expect(trim([silence(500)], 50).given).toEqual([]);
});

test('sound is passed on before the segment ends', () => {
  const edges = new SegmentEdges(rate);
  expect(edges.write(tone(100)).length).toBeGreaterThanOrEqual(90);
});
