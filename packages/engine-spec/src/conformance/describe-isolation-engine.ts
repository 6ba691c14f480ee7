import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IsolationPart, IsolationRequest } from '../tasks/isolation.ts';
import type { TaskEngine, TaskEngineDefinition, TaskEngineHome } from '../tasks/task-engine.ts';
import { delayBetween, siSdrDb } from './signal-similarity.ts';
import { mixNoise, plainNoise, voiceLikeSound } from './voice-like-sound.ts';

export interface IsolationConformanceOptions {
  /** dB that white noise at 0 dB is lowered by at least. Default 6. */
  leastGainDb?: number;
  /** How far, relative to the whole in dB, steps may be from a run without cuts. Default -30. */
  mostStepErrorDb?: number;
}

/** What every isolation engine must do, as a suite for vitest. The engine is opened once and disposed at the end. */
export function describeIsolationEngine(
  definition: TaskEngineDefinition<'isolation'>,
  home: TaskEngineHome,
  { leastGainDb = 6, mostStepErrorDb = -30 }: IsolationConformanceOptions = {},
): void {
  describe(`${definition.name} isolates as every engine must`, () => {
    const { sampleRateHz, leadMs, tailMs } = definition.traits;
    const samplesOf = (ms: number): number => Math.round((ms * sampleRateHz) / 1000);
    const speech = voiceLikeSound(5, sampleRateHz);
    const hiss = Float32Array.from({ length: speech.length }, plainNoise(3));
    const noisy = mixNoise(speech, hiss, 0);
    let engine: TaskEngine<'isolation'>;
    let clean: Float32Array;

    const run = async (
      request: Partial<IsolationRequest> & { samples: Float32Array },
      signal = new AbortController().signal,
    ): Promise<IsolationPart[]> => {
      const parts: IsolationPart[] = [];
      const whole = { leadSamples: 0, tailSamples: 0, ...request };
      for await (const part of engine.run(whole, signal)) parts.push(part);
      return parts;
    };
    const isolate = async (samples: Float32Array): Promise<Float32Array> => {
      const [part, ...others] = await run({ samples });
      expect(others).toEqual([]);
      return part!.samples;
    };

    beforeAll(async () => {
      engine = await definition.open(home);
      clean = await isolate(noisy);
    });
    afterAll(() => engine?.dispose());

    test('gives as many samples as it got, all of them numbers', () => {
      expect(clean.length).toBe(noisy.length);
      expect(clean.every(Number.isFinite)).toBe(true);
    });

    test('takes noise out and leaves the voice', () => {
      expect(siSdrDb(speech, clean) - siSdrDb(speech, noisy)).toBeGreaterThan(leastGainDb);
    });

    test('does not shift the sound', () => {
      const second = (sound: Float32Array): Float32Array => sound.subarray(0, sampleRateHz);
      expect(Math.abs(delayBetween(second(speech), second(clean), 200))).toBeLessThanOrEqual(1);
    });

    test('leaves silence silent', async () => {
      const silence = await isolate(new Float32Array(sampleRateHz));
      expect(Math.max(...silence.map(Math.abs))).toBeLessThan(1e-6);
    });

    test('steps are as a run without cuts, and no join clicks', async () => {
      const [step, lead, tail] = [samplesOf(1700), samplesOf(leadMs), samplesOf(tailMs)];
      const joined = new Float32Array(noisy.length);
      let memory: Float32Array | undefined;
      for (let at = 0; at < noisy.length; at += step) {
        const from = Math.max(0, at - lead);
        const end = Math.min(noisy.length, at + step);
        const samples = noisy.slice(from, Math.min(noisy.length, end + tail));
        const tailSamples = from + samples.length - end;
        const [part] = await run({ samples, leadSamples: at - from, tailSamples, memory });
        expect(part!.samples.length).toBe(end - at);
        memory = part!.memory;
        joined.set(part!.samples, at);
      }
      const energy = (sound: Float32Array): number => sound.reduce((sum, sample) => sum + sample ** 2, 0);
      const error = energy(joined.map((sample, index) => sample - clean[index]!)) / energy(clean);
      expect(10 * Math.log10(error + 1e-12)).toBeLessThan(mostStepErrorDb);
      const bendAt = (sound: Float32Array, at: number): number =>
        Math.abs(sound[at - 1]! - 2 * sound[at]! + sound[at + 1]!);
      for (let join = step; join < noisy.length; join += step) {
        for (const at of [join - 1, join])
          expect(bendAt(joined, at)).toBeLessThan(bendAt(clean, at) * 2 + 0.01);
      }
    });

    test('gives the same samples for the same request', async () => {
      expect(await isolate(noisy)).toEqual(clean);
    });

    test('takes a stretch of a few samples, and none', async () => {
      expect((await isolate(noisy.slice(0, 7))).length).toBe(7);
      expect((await run({ samples: new Float32Array(0) })).every(({ samples }) => samples.length === 0)).toBe(
        true,
      );
    });

    test('refuses a lead that is longer than the stretch', async () => {
      await expect(run({ samples: new Float32Array(100), leadSamples: 200 })).rejects.toMatchObject({
        name: 'EngineFailure',
        kind: 'unsupported',
      });
    });

    test('yields nothing when aborted before it begins', async () => {
      expect(await run({ samples: noisy }, AbortSignal.abort())).toEqual([]);
    });
  });
}
