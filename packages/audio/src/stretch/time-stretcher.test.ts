import { describe, expect, it } from 'vitest';
import { deinterleave, interleave } from '../channels.ts';
import { inChunks, noise, sine } from '../test-signals.ts';
import { stretchTo, TimeMap, TimeStretcher } from './index.ts';

const sampleRateHz = 24_000;
/** A voice that glides from 140 to 180 Hz, with a burst of noise and a pause. */
const voice = makeVoice(1);

function makeVoice(seconds: number): Float32Array {
  const hiss = noise(Math.round(seconds * sampleRateHz), 3);
  let phase = 0;
  return hiss.map((breath, index) => {
    const at = index / sampleRateHz;
    phase += (2 * Math.PI * (140 + (40 * at) / seconds)) / sampleRateHz;
    const part = at % 0.5;
    if (part > 0.42) return 0;
    if (part > 0.32) return 0.1 * breath;
    return (
      0.2 * [1, 0.8, 0.5, 0.3].reduce((sum, level, over) => sum + level * Math.sin((over + 1) * phase), 0)
    );
  });
}

const stretched = (samples: Float32Array, stretch: number, sizes = [4800]): Float32Array =>
  inChunks(new TimeStretcher({ sampleRateHz, map: TimeMap.even(stretch) }), samples, sizes);

/** A comparison of long arrays by `toEqual` takes seconds. */
const isSame = (one: Float32Array, other: Float32Array): boolean =>
  one.length === other.length && one.every((sample, at) => sample === other[at]);

/** The lag at which a stretch of sound repeats, as a frequency, by autocorrelation. */
function pitchHz(samples: Float32Array, from: number, length = 1600): number {
  const similarity = (lag: number): number => {
    let sum = 0;
    for (let index = from; index < from + length; index++) sum += samples[index]! * samples[index + lag]!;
    return sum;
  };
  const lags = Array.from({ length: 200 }, (_, index) => index + 80);
  const best = lags.reduce((top, lag) => (similarity(lag) > similarity(top) ? lag : top));
  const [before, here, after] = [similarity(best - 1), similarity(best), similarity(best + 1)];
  return sampleRateHz / (best + (before - after) / (2 * (before - 2 * here + after)));
}

describe('TimeStretcher', () => {
  it.each([0.5, 0.73, 0.9, 1.1, 1.5, 2])('makes it %d times as long, to the sample', (stretch) => {
    for (const length of [1, 100, 481, 12_345])
      expect(stretched(voice.subarray(0, length), stretch).length).toBe(Math.round(length * stretch));
  });

  it.each([0.5, 0.8, 1.25, 2])('keeps the pitch at %d times the length', (stretch) => {
    const tone = sine({ frequencyHz: 163, sampleRateHz, seconds: 1.5 });
    const out = stretched(tone, stretch);
    for (let at = 2000; at + 4000 < out.length; at += 3000)
      expect(Math.abs(pitchHz(out, at) / 163 - 1)).toBeLessThan(0.01);
  });

  it('keeps pure tones pure: no step between samples that the tone does not have', () => {
    const tone = sine({ frequencyHz: 163, sampleRateHz, seconds: 1 });
    const step = (samples: Float32Array) =>
      samples.reduce((most, value, at) => Math.max(most, Math.abs(value - (samples[at - 1] ?? 0))), 0);
    for (const stretch of [0.5, 0.8, 1.25, 2])
      expect(step(stretched(tone, stretch).subarray(0, -600))).toBeLessThan(step(tone) * 1.1);
  });

  it('gives back what came when nothing is stretched', () => {
    expect(isSame(stretched(voice, 1), voice)).toBe(true);
  });

  it('gives the same whatever the blocks', () => {
    for (const stretch of [0.6, 1.7]) {
      const whole = stretched(voice, stretch, [voice.length]);
      for (const sizes of [[1000], [7, 0, 801], [24_000]])
        expect(isSame(stretched(voice, stretch, sizes), whole)).toBe(true);
    }
  });

  it('cuts both sides of stereo at the same places', () => {
    const quiet = voice.map((sample) => sample / 4);
    const map = TimeMap.even(0.7);
    const both = inChunks(
      new TimeStretcher({ sampleRateHz, channels: 2, map }),
      interleave(voice, quiet),
      [960],
    );
    const { left, right } = deinterleave(both);
    expect(left.length).toBe(Math.round(voice.length * 0.7));
    expect(Math.max(...left.map((sample, at) => Math.abs(sample / 4 - right[at]!)))).toBeLessThan(1e-6);
  });

  it('keeps noise as loud as it was', () => {
    const hiss = noise(24_000).map((sample) => sample / 4);
    const level = (samples: Float32Array) =>
      10 * Math.log10(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
    for (const stretch of [0.5, 2])
      expect(Math.abs(level(stretched(hiss, stretch)) - level(hiss))).toBeLessThan(0.7);
  });

  it('plays a click once, where the map says, and begins and ends as the source does', () => {
    const clicks = new Float32Array(48_000);
    for (const at of [0, 9600, 24_000, 33_333, 45_000]) clicks[at] = 1;
    for (const stretch of [0.5, 0.8, 1.3, 2]) {
      const out = stretched(clicks, stretch);
      const found = [...out.keys()].filter((at) => out[at]! > 0.5);
      const wanted = [0, 9600, 24_000, 33_333, 45_000].map((at) => at * stretch);
      expect(found.length).toBe(wanted.length);
      for (const [index, at] of found.entries())
        expect(Math.abs(at - wanted[index]!)).toBeLessThan(0.025 * sampleRateHz * Math.max(1, stretch));
      expect(out[0]).toBe(1);
      expect(stretched(voice, stretch).slice(-200)).toEqual(voice.slice(-200));
    }
  });

  it('follows a map whose speed changes, a pause that nearly goes included', () => {
    const clicks = new Float32Array(3 * sampleRateHz);
    for (const second of [0.5, 1, 2, 2.5]) clicks[second * sampleRateHz] = 1;
    const map = TimeMap.through([
      { sourceMs: 800, targetMs: 400 },
      { sourceMs: 1200, targetMs: 1200 },
      { sourceMs: 1900, targetMs: 1250 },
      { sourceMs: 2600, targetMs: 2450 },
    ]);
    const out = inChunks(new TimeStretcher({ sampleRateHz, map }), clicks, [4800]);
    expect(out.length).toBe(2850 * 24);
    const found = [...out.keys()].filter((at) => out[at]! > 0.5);
    expect(found.length).toBe(4);
    for (const [index, sourceMs] of [500, 1000, 2000, 2500].entries())
      expect(Math.abs(found[index]! / 24 - map.targetOf(sourceMs))).toBeLessThan(50);
  });

  it('holds little of a long stream', () => {
    const stretcher = new TimeStretcher({ sampleRateHz, map: TimeMap.even(0.5) });
    let taken = 0;
    let given = 0;
    for (let turn = 0; turn < 8; turn++) {
      given += stretcher.write(voice).length;
      taken += voice.length;
      expect(taken / 2 - given).toBeLessThan(0.1 * sampleRateHz);
    }
  });
});

describe('stretchTo', () => {
  it('hits any length', () => {
    for (const frames of [1, 1000, 40_001])
      expect(stretchTo(voice, { sampleRateHz, frames }).length).toBe(frames);
    expect(stretchTo(new Float32Array(0), { sampleRateHz, frames: 5 })).toEqual(new Float32Array(5));
    expect(stretchTo(interleave(voice, voice), { sampleRateHz, channels: 2, frames: 999 }).length).toBe(1998);
  });
});

describe('TimeMap', () => {
  it('goes both ways', () => {
    const map = TimeMap.through([
      { sourceMs: 100, targetMs: 200 },
      { sourceMs: 400, targetMs: 300 },
    ]);
    expect([0, 50, 100, 250, 400, 500].map((ms) => map.targetOf(ms))).toEqual([0, 100, 200, 250, 300, 400]);
    for (const ms of [0, 70, 210, 299, 350]) expect(map.targetOf(map.sourceOf(ms))).toBeCloseTo(ms, 9);
  });

  it('refuses what does not rise', () => {
    expect(() => TimeMap.even(0)).toThrow(RangeError);
    expect(() => TimeMap.even(Number.NaN)).toThrow(RangeError);
    for (const anchors of [
      [{ sourceMs: 0, targetMs: 5 }],
      [{ sourceMs: 10, targetMs: 0 }],
      [
        { sourceMs: 10, targetMs: 10 },
        { sourceMs: 10, targetMs: 20 },
      ],
    ])
      expect(() => TimeMap.through(anchors)).toThrow(RangeError);
  });
});
