import { describe, expect, it } from 'vitest';
import { interleave } from '../channels.ts';
import { noise } from '../test-signals.ts';
import { Ducker, duckUnder } from './index.ts';

const sampleRateHz = 8000;
const frames = (ms: number): number => (ms * sampleRateHz) / 1000;
const options = { sampleRateHz, depthDb: 12, attackMs: 100, holdMs: 500, releaseMs: 500, lookAheadMs: 120 };

/** Noise where something is said, silence elsewhere. */
function speechAt(lengthMs: number, ...spans: [number, number][]): Float32Array {
  const hiss = noise(frames(lengthMs), 4);
  return hiss.map((sample, at) =>
    spans.some(([start, end]) => at >= frames(start) && at < frames(end)) ? sample / 4 : 0,
  );
}

/** The gain in dB at each frame. */
function gainsUnder(speech: Float32Array, sizes = [800], more = {}): Float64Array {
  const ducker = new Ducker({ ...options, ...more });
  const out: number[] = [];
  for (let at = 0, turn = 0; at < speech.length; turn++) {
    const said = speech.slice(at, at + sizes[turn % sizes.length]!);
    out.push(...ducker.write(new Float32Array(said.length).fill(1), said));
    at += said.length;
  }
  out.push(...ducker.finish());
  return Float64Array.from(out, (gain) => 20 * Math.log10(gain));
}

describe('Ducker', () => {
  const speech = speechAt(5000, [1000, 1800], [2100, 2600]);
  const gains = gainsUnder(speech);
  const at = (ms: number): number => gains[frames(ms)]!;

  it('is down when the speech begins, stays down in the pause, and comes back', () => {
    expect(gains.length).toBe(speech.length);
    expect(at(850)).toBe(0);
    for (const ms of [1000, 1500, 1950, 2500, 2900]) expect(at(ms)).toBeCloseTo(-12, 5);
    expect(at(3000)).toBeCloseTo(-12, 5);
    expect(at(3400)).toBeGreaterThan(-8);
    expect(at(3700)).toBe(0);
  });

  it('glides: no step that is heard, and one way only until it is there', () => {
    const steps = gains.subarray(1).map((gain, index) => gain - gains[index]!);
    // 12 dB along a raised cosine of 100 ms: at most 12 · π / 2 / 800 dB from sample to sample
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.024);
    const turns = [...steps].filter((step) => step !== 0).map(Math.sign);
    expect(turns.filter((turn, index) => turn !== turns[index - 1])).toEqual([-1, 1]);
  });

  it('turns around on the way without a step', () => {
    const broken = gainsUnder(speechAt(5000, [500, 700], [1450, 1600]));
    const steps = broken.subarray(1).map((gain, index) => Math.abs(gain - broken[index]!));
    expect(Math.max(...steps)).toBeLessThan(0.024);
  });

  it('does not hear what is below the threshold', () => {
    const soft = speech.map((sample) => sample / 100);
    expect(gainsUnder(soft).every((gain) => gain === 0)).toBe(true);
    expect(Math.min(...gainsUnder(soft, [800], { thresholdDb: -60 }))).toBeCloseTo(-12, 5);
  });

  it('gives the same whatever the blocks', () => {
    for (const sizes of [[1], [speech.length], [333, 0, 7]]) {
      const other = gainsUnder(speech, sizes);
      expect(other.every((gain, index) => gain === gains[index])).toBe(true);
    }
  });
});

describe('duckUnder', () => {
  async function* blocks(samples: Float32Array, size: number) {
    for (let start = 0; start < samples.length; start += size) yield samples.slice(start, start + size);
  }

  it('adds the speech where it is, over a bed of any length, in stereo', async () => {
    const said = speechAt(2000, [500, 900]);
    const speech = interleave(said, said);
    const bed = new Float32Array(frames(3000) * 2).fill(0.5);
    for (const [under, over] of [
      [bed, speech],
      [bed.subarray(0, frames(1000) * 2), speech],
    ] as const) {
      const out: number[] = [];
      const sum = duckUnder(blocks(under, 1234), blocks(over, 998), { ...options, channels: 2 });
      for await (const block of sum) out.push(...block);
      expect(out.length).toBe(Math.max(under.length, over.length));
      const low = 0.5 * 10 ** (-12 / 20);
      for (const ms of [550, 700, 880]) {
        const index = frames(ms) * 2;
        expect(out[index]).toBeCloseTo(speech[index]! + low, 5);
        expect(out[index + 1]).toBeCloseTo(out[index]!, 6);
      }
      expect(out[10]).toBe(0.5);
    }
  });

  it('closes both sides when nobody listens', async () => {
    let open = 0;
    async function* endless() {
      open += 1;
      try {
        for (;;) yield new Float32Array(800);
      } finally {
        open -= 1;
      }
    }
    for await (const _ of duckUnder(endless(), endless(), options)) break;
    expect(open).toBe(0);
  });
});
