import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TaskEngine, TaskEngineDefinition, TaskEngineHome } from '../tasks/index.ts';
import { roomNoise, runTask } from './run-task.ts';

export interface VoiceActivityConformanceOptions {
  home: TaskEngineHome;
  /** Somebody speaks all the time. Mono, 16 kHz; some seconds. */
  speech: Float32Array;
}

const SAMPLES_PER_MS = 16;
const SILENCE_MS = 2000;

/** What every voice activity engine must do, as a suite for vitest. The engine is opened once and disposed at the end. */
export function describeVoiceActivityEngine(
  definition: TaskEngineDefinition<'voice-activity'>,
  { home, speech }: VoiceActivityConformanceOptions,
): void {
  describe(`${definition.name} hears speech as every engine must`, () => {
    let engine: TaskEngine<'voice-activity'>;
    const { frameMs } = definition.traits;

    beforeAll(async () => {
      engine = await definition.open(home);
    });
    afterAll(() => engine?.dispose());

    const listen = async (samples: Float32Array): Promise<Float32Array> => {
      const parts = await runTask(engine, { samples });
      expect(parts).toHaveLength(1);
      return parts[0]!.probabilities;
    };
    const mean = (values: Float32Array): number =>
      values.reduce((sum, value) => sum + value, 0) / values.length;

    test('gives a probability for each frame, the last one begun', async () => {
      for (const length of [1, frameMs * SAMPLES_PER_MS, 10 * frameMs * SAMPLES_PER_MS + 1]) {
        const probabilities = await listen(speech.subarray(0, length));
        expect(probabilities).toHaveLength(Math.ceil(length / SAMPLES_PER_MS / frameMs));
        for (const probability of probabilities) {
          expect(probability).toBeGreaterThanOrEqual(0);
          expect(probability).toBeLessThanOrEqual(1);
        }
      }
    });

    test('tells speech from silence, from a quiet room and from a tone', async () => {
      const length = SILENCE_MS * SAMPLES_PER_MS;
      const tone = Float32Array.from({ length }, (_, index) => 0.3 * Math.sin(index * 0.4));
      expect(mean(await listen(speech))).toBeGreaterThan(0.7);
      for (const other of [new Float32Array(length), roomNoise(length), tone]) {
        expect(mean(await listen(other))).toBeLessThan(0.2);
      }
    });

    test('says when speech begins and ends', async () => {
      const silence = SILENCE_MS * SAMPLES_PER_MS;
      const samples = new Float32Array(speech.length + 2 * silence);
      samples.set(speech, silence);
      const heard = [...(await listen(samples))].map((probability) => probability >= 0.5);
      const endMs = SILENCE_MS + speech.length / SAMPLES_PER_MS;
      expect(Math.abs(heard.indexOf(true) * frameMs - SILENCE_MS)).toBeLessThan(300);
      expect(Math.abs((heard.lastIndexOf(true) + 1) * frameMs - endMs)).toBeLessThan(600);
    });

    test('gives the same for the same sound', async () => {
      expect(await listen(speech)).toEqual(await listen(speech));
    });

    test('yields nothing when aborted', async () => {
      expect(await runTask(engine, { samples: speech }, AbortSignal.abort())).toEqual([]);
    });

    test('can be disposed twice', async () => {
      const other = await definition.open(home);
      await other.dispose();
      await other.dispose();
    });
  });
}
