import { expect, it } from 'vitest';
import { levelOf } from '#web/shared/recording/microphone.ts';

it.each([
  ['silence', 0, 0],
  ['full scale', 1, 1],
  ['quiet speech, 32.5 dB down', 10 ** (-32.5 / 20), 0.5],
])('shows %s as it is heard', (_, value, level) => {
  expect(levelOf(new Float32Array(64).fill(value))).toBeCloseTo(level, 3);
});
