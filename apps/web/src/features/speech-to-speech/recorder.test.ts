import { expect, it } from 'vitest';
import { levelOf } from '#web/features/speech-to-speech/recorder.ts';

it.each([
  ['silence', 0, 0],
  ['full scale', 1, 1],
  ['a whisper, 30 dB down', 10 ** (-30 / 20), 0.5],
])('shows %s as it is heard', (_, value, level) => {
  expect(levelOf(new Float32Array(64).fill(value))).toBeCloseTo(level, 5);
});
