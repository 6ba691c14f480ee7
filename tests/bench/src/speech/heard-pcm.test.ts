import { expect, test } from 'vitest';
import { HeardPcm } from './heard-pcm.ts';

const pcmOf = (...samples: number[]): Uint8Array => new Uint8Array(Int16Array.from(samples).buffer);

test('silence is not sound, and -50 dBFS is where it begins', () => {
  const heard = new HeardPcm();
  heard.hear(pcmOf(0, 103, -103), 10);
  expect(heard.firstSoundMs).toBeUndefined();
  heard.hear(pcmOf(0, -104), 20);
  expect(heard.firstSoundMs).toBe(20);
});

test('the first sound stays the first', () => {
  const heard = new HeardPcm();
  heard.hear(pcmOf(5000), 1);
  heard.hear(pcmOf(9000), 2);
  expect(heard.firstSoundMs).toBe(1);
});

test('chunks may part a sample', () => {
  const bytes = pcmOf(0, 0, -12_000, 40, 7);
  const heard = new HeardPcm();
  for (const [at, byte] of bytes.entries()) heard.hear(Uint8Array.of(byte), at);
  // the third sample is whole with its second byte, the sixth of all
  expect(heard.firstSoundMs).toBe(5);
  expect(heard.audioSeconds * 24_000).toBeCloseTo(5);
});

test('an empty chunk does not lose the half of a sample', () => {
  const heard = new HeardPcm();
  const bytes = pcmOf(-12_000);
  for (const chunk of [bytes.subarray(0, 1), bytes.subarray(0, 0), bytes.subarray(1)]) heard.hear(chunk, 3);
  expect(heard.firstSoundMs).toBe(3);
});

test('the silence in front is told in ms', () => {
  const heard = new HeardPcm();
  heard.hear(pcmOf(...Array.from({ length: 240 }, () => 0), 3000), 1);
  expect(heard.leadMs).toBeCloseTo(10);
});
