import { describe, expect, it } from 'vitest';
import { inChunks, noise, sine } from '../test-signals.ts';
import { findSoundEdges, trimSilence } from './edges.ts';
import { applyGain, fadeIn, fadeOut, silence } from './gain.ts';
import { crossfade, SegmentJoiner } from './segment-joiner.ts';

const sampleRateHz = 24000;
const ones = (length: number) => new Float32Array(length).fill(1);

describe('gain and fades', () => {
  it('changes the level in decibels', () => {
    expect(applyGain(ones(2), -6.0206)[1]).toBeCloseTo(0.5, 4);
  });

  it('fades from and to silence without a step', () => {
    const rising = fadeIn(ones(100), 50);
    expect(rising[0]).toBeLessThan(0.01);
    expect(
      rising.subarray(0, 50).every((value, index) => index === 0 || value > (rising[index - 1] as number)),
    ).toBe(true);
    expect([...rising.subarray(50)]).toEqual([...ones(50)]);
    expect([...fadeOut(ones(100), 50)]).toEqual([...rising].reverse());
    expect(fadeIn(ones(3), 50)[2]).toBeGreaterThan(0.9);
  });

  it('counts silence in samples', () => {
    expect(silence(20, sampleRateHz)).toEqual(new Float32Array(480));
  });
});

describe('edges of the sound', () => {
  const clip = new Float32Array(sampleRateHz).map((_, index) => (index % 2 === 0 ? 1e-4 : -1e-4));
  clip.set(sine({ frequencyHz: 200, sampleRateHz, seconds: 0.3 }), 6000);

  it('finds the sound within 10 ms and never cuts into it', () => {
    const { start, end } = findSoundEdges(clip, sampleRateHz, { keepMs: 0 });
    expect(start).toBeLessThanOrEqual(6000);
    expect(start).toBeGreaterThan(6000 - 240);
    expect(end).toBeGreaterThanOrEqual(13200);
    expect(end).toBeLessThan(13200 + 240);
  });

  it('keeps what it is told to keep, as far as there is something', () => {
    const bare = trimSilence(clip, sampleRateHz, { keepMs: 0 });
    expect(trimSilence(clip, sampleRateHz, { keepMs: 50 }).length).toBe(bare.length + 2 * 1200);
    expect(trimSilence(clip, sampleRateHz, { keepMs: 5000 }).length).toBe(clip.length);
  });

  it('is empty for silence, by the threshold', () => {
    expect(trimSilence(new Float32Array(5000), sampleRateHz).length).toBe(0);
    expect(trimSilence(new Float32Array(0), sampleRateHz).length).toBe(0);
    expect(findSoundEdges(clip, sampleRateHz, { thresholdDb: -100 })).toEqual({ start: 0, end: clip.length });
  });

  it('finds a sound at the very end and in a clip shorter than its window', () => {
    const late = new Float32Array(5003);
    late.fill(0.5, 4990);
    expect(findSoundEdges(late, sampleRateHz).end).toBe(5003);
    expect(findSoundEdges(ones(10), sampleRateHz)).toEqual({ start: 0, end: 10 });
  });
});

describe('crossfade', () => {
  it('keeps the power of unlike sounds', () => {
    const power = crossfade(noise(24000, 1), noise(24000, 2)).reduce((sum, value) => sum + value * value, 0);
    expect(power / 24000).toBeCloseTo(1 / 3, 2);
  });

  it('keeps the gain of two takes of the same sound', () => {
    const sound = noise(500);
    const both = crossfade(sound, sound, 'gain');
    expect(both.every((value, index) => Math.abs(value - (sound[index] as number)) < 1e-6)).toBe(true);
  });

  it('begins with one and ends with the other', () => {
    const both = crossfade(ones(100), new Float32Array(150));
    expect(both.length).toBe(150);
    expect(both[0]).toBeCloseTo(1, 2);
    expect(both[99]).toBeCloseTo(0, 1);
  });
});

describe('SegmentJoiner', () => {
  const first = noise(3000, 1);
  const second = noise(2500, 2);
  const run = (sizes: readonly number[], gapMs?: number) => {
    const joiner = new SegmentJoiner({ sampleRateHz, overlapMs: 10 });
    const head = inChunks(
      { write: (part) => joiner.write(part), finish: () => joiner.seam(gapMs) },
      first,
      sizes,
    );
    return Float32Array.from([...head, ...inChunks(joiner, second, sizes)]);
  };

  it('overlaps two segments and leaves the rest untouched', () => {
    const whole = run([1000]);
    expect(whole.length).toBe(3000 + 2500 - 240);
    expect(whole.subarray(0, 2760)).toEqual(first.subarray(0, 2760));
    expect(whole.subarray(3000)).toEqual(second.subarray(240));
    expect(whole.subarray(2760, 3000)).toEqual(crossfade(first.subarray(2760), second.subarray(0, 240)));
  });

  it('puts a gap between faded ends', () => {
    const whole = run([1000], 100);
    expect(whole.length).toBe(3000 + 2400 + 2500);
    expect(whole.subarray(3000, 5400)).toEqual(new Float32Array(2400));
    expect(Math.abs(whole[2999] as number)).toBeLessThan(0.001);
    expect(Math.abs(whole[5400] as number)).toBeLessThan(0.001);
  });

  it.each([undefined, 100])('gives the same whatever the chunks, gap %s', (gapMs) => {
    const whole = run([3000], gapMs);
    for (const sizes of [[1], [7, 239, 241]]) expect(run(sizes, gapMs)).toEqual(whole);
  });

  it('loses nothing of segments shorter than the overlap', () => {
    const joiner = new SegmentJoiner({ sampleRateHz, overlapMs: 10 });
    const output: number[] = [];
    for (const length of [5, 0, 50, 3]) output.push(...joiner.write(ones(length)), ...joiner.seam());
    expect(output.length + joiner.finish().length).toBe(50);
  });
});
