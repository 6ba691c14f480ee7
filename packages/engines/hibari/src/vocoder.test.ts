import { expect, test } from 'vitest';
import { pulseTrain } from './pulse-train.ts';
import { bins, type SpectralParts, vocode } from './vocoder.ts';

const frames = 80;
const silent = -30;
const filled = (value: number) => new Float32Array(bins * frames).fill(value);

function parts(changed: Partial<SpectralParts>): SpectralParts {
  return {
    frames,
    buzzLog: filled(silent),
    buzzPhase: filled(0),
    noiseLog: filled(silent),
    freeLog: filled(silent),
    freePhase: filled(0),
    pitchHz: new Float32Array(frames).fill(200),
    ...changed,
  };
}

const join = (blocks: Iterable<Float32Array>) =>
  Float32Array.from([...blocks].flatMap((block) => [...block]));

test('an open filter gives the buzz back', () => {
  const pitchHz = new Float32Array(frames).fill(200);
  const sound = join(vocode(parts({ buzzLog: filled(0), pitchHz }), 1));
  const buzz = pulseTrain(pitchHz);
  expect(sound).toHaveLength(frames * 300);
  // The filter's gain of 1 means harmonics of amplitude 1 in a spectrum that is scaled by a quarter window.
  for (let at = 3000; at < 20_000; at += 37) expect(sound[at]! * 300).toBeCloseTo(buzz[at]!, 1);
});

test('half a turn of phase turns the sound over', () => {
  const plain = join(vocode(parts({ buzzLog: filled(0) }), 1));
  const turned = join(vocode(parts({ buzzLog: filled(0), buzzPhase: filled(50) }), 1));
  for (let at = 3000; at < 20_000; at += 37) expect(turned[at]).toBeCloseTo(-plain[at]!, 4);
});

test('noise is the same for the same seed only', () => {
  const noisy = parts({ noiseLog: filled(-1) });
  expect(join(vocode(noisy, 5))).toEqual(join(vocode(noisy, 5)));
  expect(join(vocode(noisy, 5))).not.toEqual(join(vocode(noisy, 6)));
});

test('no voice, no buzz', () => {
  expect(pulseTrain(new Float32Array(10).fill(20)).every((sample) => sample === 0)).toBe(true);
});

test('a buzz of 200 Hz repeats every 120 samples', () => {
  const buzz = pulseTrain(new Float32Array(20).fill(200));
  for (let at = 1000; at < 1500; at += 1) expect(buzz[at + 120]).toBeCloseTo(buzz[at]!, 2);
  expect(Math.max(...buzz)).toBeGreaterThan(50);
});
