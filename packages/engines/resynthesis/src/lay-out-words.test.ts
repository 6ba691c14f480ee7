import type { Phrase } from '@mynah/engine-kokoro/stages';
import { expect, test } from 'vitest';
import { firstBorders } from './first-borders.ts';
import { soundSpans, toTimedText } from './lay-out-words.ts';
import { warpTimes } from './warp-times.ts';
import { wholeFrames } from './whole-frames.ts';

const words = [
  { text: 'forty-two', spaceBefore: false, startMs: 100, endMs: 1000 },
  { text: 'boats.', spaceBefore: true, startMs: 1200, endMs: 1600 },
];
const space = 16;
const period = 4;

test('words become one text; what is read in parts shares the time of its word', () => {
  const text = toTimedText(words);
  expect(text.text).toBe('forty-two boats.');
  const phrase: Phrase = {
    tokens: [50, 51, 52, 60, 61, space, 70, 71, period],
    words: [
      { start: 0, end: 6, from: 0, to: 3 },
      { start: 6, end: 9, from: 3, to: 5 },
      { start: 10, end: 16, from: 6, to: 9 },
    ],
    from: 0,
    to: 9,
  };
  expect(soundSpans(phrase, text)).toEqual([
    { from: 0, to: 3, startMs: 100, endMs: 700 },
    { from: 3, to: 5, startMs: 700, endMs: 1000 },
    { from: 6, to: 8, startMs: 1200, endMs: 1600 },
  ]);
});

test('tokens share a word as the model would, and rests lie between words', () => {
  const predicted = Float32Array.of(4, 1, 3, 2, 2, 2, 4);
  const spans = [
    { from: 0, to: 2, startMs: 100, endMs: 500 },
    { from: 3, to: 4, startMs: 600, endMs: 700 },
  ];
  const borders = firstBorders(predicted, spans, { frameMs: 25, frames: 40 });
  expect(borders).toEqual([4, 8, 20, 24, 28, 32, 40]);
});

test('borders come on whole frames, a frame for each token at least', () => {
  expect(wholeFrames([3.4, 3.4, 3.6, 9], 10)).toEqual(Float32Array.of(3, 1, 1, 5));
  expect(wholeFrames([9, 9.5, 10, 10], 10)).toEqual(Float32Array.of(7, 1, 1, 1));
  expect(wholeFrames([1, 2, 3], 2)).toBeUndefined();
});

test('finds the same sounds at other times', () => {
  const hops = 60;
  const at = (place: (hop: number) => number) => ({
    hops,
    size: 1,
    values: Float32Array.from({ length: hops }, (_, hop) => Math.sin(place(hop) / 4) * 5),
    levelDb: new Float32Array(hops),
  });
  const late = (hop: number) =>
    hop < 10 || hop > 50 ? hop : hop - 5 * Math.sin(((hop - 10) / 40) * Math.PI);
  const { to, distance } = warpTimes(
    at((hop) => hop),
    at(late),
  );
  expect(distance).toBeLessThan(0.5);
  for (const hop of [20, 30, 40]) expect(Math.abs(late(to[hop]!) - hop)).toBeLessThan(2);
});
