import { expect, test } from 'vitest';
import {
  packSpeaker,
  readSpeaker,
  speakerDistance,
  speakerSimilarity,
  unpackSpeaker,
  writeSpeaker,
} from './speaker-vector.ts';

const vector = Float32Array.from([0.5, -0.25, 1e-7, 0.8]);

test('a vector is the same when it is read again, from bytes that lie anywhere too', () => {
  expect(readSpeaker(writeSpeaker(vector))).toEqual(vector);
  const part = Float32Array.from([9, ...vector]).subarray(1);
  expect(readSpeaker(writeSpeaker(part))).toEqual(vector);
  const shifted = Buffer.concat([Buffer.from([1]), packSpeaker(vector)]).subarray(1);
  expect(unpackSpeaker(shifted)).toEqual(vector);
});

test('vectors of the same direction are near, of different lengths never', () => {
  const [one, other] = [Float32Array.from([1, 0]), Float32Array.from([0, 1])];
  expect([speakerSimilarity(one, one), speakerSimilarity(one, other)]).toEqual([1, 0]);
  expect([speakerDistance(one, one), speakerDistance(one, other)]).toEqual([0, 1]);
  expect(speakerDistance(one, Float32Array.from([1]))).toBe(2);
});
