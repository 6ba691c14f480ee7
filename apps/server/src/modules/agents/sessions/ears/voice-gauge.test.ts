import { expect, test } from 'vitest';
import { VoiceGauge } from './voice-gauge.ts';

const frames = (count: number, probability: number): number[] =>
  Array.from({ length: count }, () => probability);

test('a gap within a word is no silence, a longer one is', () => {
  const gauge = new VoiceGauge(32);
  gauge.add([...frames(5, 0.9), ...frames(3, 0.1), ...frames(2, 0.4)]);
  expect(gauge.voicedMs).toBe(320);
  gauge.add(frames(5, 0.1));
  expect([gauge.voicedMs, gauge.silenceMs]).toEqual([0, 160]);
});

test('a voice begins where it is likely, and a soft end belongs to it', () => {
  const gauge = new VoiceGauge(32);
  gauge.add(frames(4, 0.4));
  expect([gauge.voicedMs, gauge.voicedFrames]).toEqual([0, 0]);
  gauge.add([0.8, 0.4, 0.4]);
  expect([gauge.voicedMs, gauge.voicedFrames, gauge.silenceMs]).toEqual([96, 3, 0]);
});
