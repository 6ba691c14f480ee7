import { describe, expect, it } from 'vitest';
import { interleave } from '../channels.ts';
import { noise } from '../test-signals.ts';
import { type MixOptions, mixTimeline, type SoundSource, sourceOf } from './index.ts';

const sampleRateHz = 8000;
const mono: MixOptions = { sampleRateHz, channels: 1 };
const ones = (frames: number): SoundSource => sourceOf(new Float32Array(frames).fill(1));

async function collect(sound: AsyncIterable<Float32Array>): Promise<Float32Array> {
  const blocks: number[] = [];
  for await (const block of sound) blocks.push(...block);
  return Float32Array.from(blocks);
}

describe('mixTimeline', () => {
  it('puts each clip on its sample and adds them up, whatever the blocks', async () => {
    const first = noise(3000, 1);
    const second = noise(5000, 2);
    const clips = [
      { source: sourceOf(second), startMs: 250.125, gainDb: -6 },
      { source: sourceOf(first), startMs: 0 },
    ];
    const wanted = new Float32Array(7001);
    wanted.set(first);
    second.forEach((sample, at) => {
      wanted[2001 + at]! += sample * 10 ** (-6 / 20);
    });
    for (const blockMs of [100, 1000, 13]) {
      const mix = await collect(mixTimeline(clips, { ...mono, blockMs }));
      expect(mix.length).toBe(7001);
      expect(Math.max(...mix.map((sample, at) => Math.abs(sample - wanted[at]!)))).toBeLessThan(1e-6);
    }
  });

  it('begins anywhere: a part is what the whole has there', async () => {
    const clips = [
      { source: sourceOf(noise(8000)), startMs: 0, fadeOutMs: 300 },
      { source: sourceOf(noise(8000, 2)), startMs: 500, sourceStartMs: 100, lengthMs: 400, fadeInMs: 50 },
    ];
    const whole = await collect(mixTimeline(clips, mono));
    const part = await collect(mixTimeline(clips, { ...mono, startMs: 640, endMs: 1200 }));
    expect(whole.length).toBe(8000);
    expect(part.length).toBe(4480);
    expect(part.subarray(0, 2880)).toEqual(whole.subarray(5120));
    expect(part.subarray(2880).every((sample) => sample === 0)).toBe(true);
  });

  it('fades along a curve without a step, also where a clip is shorter than its fades', async () => {
    const clips = [{ source: ones(800), startMs: 0, fadeInMs: 50, fadeOutMs: 20 }];
    const mix = await collect(mixTimeline(clips, mono));
    expect(mix[0]).toBeLessThan(0.001);
    expect(mix[200]).toBeCloseTo(0.5, 2);
    expect(mix[500]).toBe(1);
    expect(mix[720]).toBeCloseTo(0.5, 1);
    expect(mix.at(-1)).toBeLessThan(0.001);
    const short = await collect(
      mixTimeline([{ source: ones(100), startMs: 0, fadeInMs: 50, fadeOutMs: 50 }], mono),
    );
    expect(Math.max(...short)).toBeLessThan(0.2);
  });

  it('pans mono, keeps its level in the middle, and folds stereo for mono', async () => {
    const stereo: MixOptions = { sampleRateHz, channels: 2 };
    const at = async (pan: number) => {
      const mix = await collect(mixTimeline([{ source: ones(8), startMs: 0, pan }], stereo));
      return [mix[4]!, mix[5]!];
    };
    expect(await at(0)).toEqual([1, 1]);
    expect((await at(-1))[1]).toBeCloseTo(0, 6);
    const [left, right] = await at(0.5);
    expect(right).toBe(1);
    expect(left).toBeCloseTo(Math.SQRT1_2, 5);
    const source = sourceOf(interleave(new Float32Array(8).fill(1), new Float32Array(8).fill(0.5)), 2);
    expect([...(await collect(mixTimeline([{ source, startMs: 0 }], mono)))]).toEqual(Array(8).fill(0.75));
  });

  it('opens a source when it begins, closes it when it ends or nobody listens, and holds few at a time', async () => {
    let open = 0;
    let most = 0;
    const source = (): SoundSource => ({
      channels: 1,
      frames: 4000,
      async *open() {
        open += 1;
        most = Math.max(most, open);
        try {
          for (;;) yield new Float32Array(1000).fill(1);
        } finally {
          open -= 1;
        }
      },
    });
    const clips = Array.from({ length: 200 }, (_, index) => ({ source: source(), startMs: index * 400 }));
    let frames = 0;
    for await (const block of mixTimeline(clips, mono)) frames += block.length;
    expect(frames).toBe(199 * 3200 + 4000);
    expect([open, most]).toEqual([0, 2]);
    for await (const _ of mixTimeline(clips, mono)) break;
    expect(open).toBe(0);
    const stopped = mixTimeline(clips, { ...mono, signal: AbortSignal.abort(new Error('stopped')) });
    await expect(stopped.next()).rejects.toThrow('stopped');
  });

  it('is silent where a source ends before it said', async () => {
    const source = { ...ones(100), frames: 200 };
    const mix = await collect(mixTimeline([{ source, startMs: 0 }], mono));
    expect([mix.length, mix[99], mix[100]]).toEqual([200, 1, 0]);
  });
});
