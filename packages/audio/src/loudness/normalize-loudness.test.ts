import { describe, expect, it } from 'vitest';
import { interleave } from '../channels.ts';
import { integratedLoudness, truePeakDb } from '../measure/index.ts';
import { inChunks, noise, sine } from '../test-signals.ts';
import { normalizeLoudness, TruePeakLimiter } from './index.ts';

const sampleRateHz = 24_000;
const options = { sampleRateHz };
/** Soft and loud by turns, with peaks far above the rest. */
const lively = noise(4 * sampleRateHz, 5).map(
  (sample, at) => sample * (at % 24_000 < 12_000 ? 0.05 : 0.1) * (at % 9000 === 0 ? 9 : 1),
);

const opener = (samples: Float32Array, size = 4096) =>
  async function* () {
    for (let at = 0; at < samples.length; at += size) yield samples.slice(at, at + size);
  };
async function collect(sound: AsyncIterable<Float32Array>): Promise<Float32Array> {
  const blocks: number[] = [];
  for await (const block of sound) blocks.push(...block);
  return Float32Array.from(blocks);
}

describe('normalizeLoudness', () => {
  it.each([-30, -16, -9])(
    'brings a sound to %d LUFS under the ceiling, as long as it was',
    async (targetLufs) => {
      const normalized = await normalizeLoudness(opener(lively), { ...options, targetLufs });
      const out = await collect(normalized.samples);
      expect(out.length).toBe(lively.length);
      expect(Math.abs(integratedLoudness(out, sampleRateHz) - targetLufs)).toBeLessThan(0.5);
      expect(truePeakDb(out, sampleRateHz)).toBeLessThanOrEqual(-1);
      expect(normalized.isLimited).toBe(targetLufs > -20);
    },
  );

  it('gives only the gain that meets the ceiling where nothing may be limited', async () => {
    const normalized = await normalizeLoudness(opener(lively), { ...options, limits: false });
    expect(normalized.gainDb).toBe(normalized.cleanGainDb);
    const out = await collect(normalized.samples);
    expect(truePeakDb(out, sampleRateHz)).toBeCloseTo(-1, 2);
    const factor = 10 ** (normalized.gainDb / 20);
    expect(Math.max(...out.map((sample, at) => Math.abs(sample - lively[at]! * factor)))).toBeLessThan(1e-6);
  });

  it('leaves silence alone, and does not blow up what is nearly silent', async () => {
    const silent = await normalizeLoudness(opener(new Float32Array(24_000)), options);
    expect(silent).toMatchObject({ gainDb: 0, isLimited: false });
    const whisper = await normalizeLoudness(opener(lively.map((sample) => sample * 1e-2)), options);
    expect(whisper.gainDb).toBe(40);
    expect(
      await collect((await normalizeLoudness(opener(new Float32Array(0)), options)).samples),
    ).toHaveLength(0);
  });

  it('measures stereo as one sound', async () => {
    const both = interleave(
      lively,
      lively.map((sample) => -sample / 2),
    );
    const normalized = await normalizeLoudness(opener(both), { sampleRateHz, channels: 2, targetLufs: -20 });
    expect(integratedLoudness(await collect(normalized.samples), sampleRateHz, 2)).toBeCloseTo(-20, 1);
  });
});

describe('TruePeakLimiter', () => {
  // a quarter of the rate, sampled at 45 degrees: the curve is 3 dB above every sample
  const between = sine({ frequencyHz: 6000, sampleRateHz, seconds: 1, amplitude: 1 }).map((_, at) =>
    Math.sin(Math.PI * (at / 2 + 0.25)),
  );

  it('holds the curve between the samples under the ceiling', () => {
    const limited = inChunks(new TruePeakLimiter(options), between, [1000, 1, 333]);
    expect(limited.length).toBe(between.length);
    expect(truePeakDb(limited, sampleRateHz)).toBeLessThanOrEqual(-1);
    expect(truePeakDb(limited, sampleRateHz)).toBeGreaterThan(-1.6);
  });

  it('does not touch what stays below, and gives the same whatever the chunks', () => {
    const soft = between.map((sample) => sample * 0.8);
    expect(inChunks(new TruePeakLimiter(options), soft, [4800])).toEqual(soft);
    const loud = lively.subarray(0, 12_000).map((sample) => sample * 20);
    const both = interleave(loud, loud);
    const whole = inChunks(new TruePeakLimiter({ sampleRateHz, channels: 2 }), both, [both.length]);
    expect(inChunks(new TruePeakLimiter({ sampleRateHz, channels: 2 }), both, [14, 2, 1000])).toEqual(whole);
  });
});
