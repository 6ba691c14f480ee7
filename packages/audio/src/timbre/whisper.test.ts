import { expect, test } from 'vitest';
import { inChunks, noise } from '../test-signals.ts';
import { Whisperer } from './whisper.ts';

const sampleRateHz = 24_000;
const seconds = 0.6;

/** A vowel: pulses at 120 Hz through resonances at 700 and 1200 Hz. */
function vowel(): Float32Array {
  const pulses: Float32Array = Float32Array.from({ length: seconds * sampleRateHz }, (_, at) =>
    at % 200 === 0 ? 1 : 0,
  );
  return resonate(resonate(pulses, 700), 1200);
}

function resonate(samples: Float32Array, frequencyHz: number): Float32Array {
  const radius = Math.exp((-Math.PI * 90) / sampleRateHz);
  const turn = 2 * radius * Math.cos((2 * Math.PI * frequencyHz) / sampleRateHz);
  const output = new Float32Array(samples.length);
  for (let at = 0; at < samples.length; at++)
    output[at] = samples[at]! + turn * (output[at - 1] ?? 0) - radius ** 2 * (output[at - 2] ?? 0);
  return output;
}

const whisper = (sound: Float32Array, sizes: readonly number[] = [sound.length]) =>
  inChunks(new Whisperer({ sampleRateHz }), sound, sizes);

/** How alike a sound is to itself one period of the voice later: 1 for a voice, near 0 for breath. */
function voicing(sound: Float32Array): number {
  const middle = sound.subarray(4000, 10_000);
  const lag = 200;
  let alike = 0;
  let power = 0;
  for (let at = lag; at < middle.length; at++) {
    alike += middle[at]! * middle[at - lag]!;
    power += middle[at]! ** 2;
  }
  return alike / power;
}

function power(sound: Float32Array, frequencyHz: number): number {
  let [real, imaginary] = [0, 0];
  for (let step = -20; step <= 20; step++) {
    let [x, y] = [0, 0];
    sound.forEach((sample, at) => {
      const angle = (2 * Math.PI * (frequencyHz + step * 4) * at) / sampleRateHz;
      x += sample * Math.cos(angle);
      y += sample * Math.sin(angle);
    });
    real += x * x;
    imaginary += y * y;
  }
  return real + imaginary;
}

test('takes the voice away and keeps the resonances', () => {
  const sound = vowel();
  const said = whisper(sound);
  expect(voicing(sound)).toBeGreaterThan(0.95);
  expect(Math.abs(voicing(said))).toBeLessThan(0.3);
  expect(power(said, 700) / power(said, 2500)).toBeGreaterThan(10);
  expect(power(said, 1200) / power(said, 2500)).toBeGreaterThan(10);
});

test('n samples in, n samples out, the same whatever the chunks', () => {
  const sound = noise(5000);
  const whole = whisper(sound);
  expect(whole.length).toBe(5000);
  for (const sizes of [[1], [7, 288, 1001]]) expect(whisper(sound, sizes)).toEqual(whole);
});

test('silence stays silent, and nothing is given for nothing', () => {
  expect(whisper(new Float32Array(3000)).every((sample) => Math.abs(sample) < 1e-4)).toBe(true);
  expect(whisper(new Float32Array(0), [1]).length).toBe(0);
});
