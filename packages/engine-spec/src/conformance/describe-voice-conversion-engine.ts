import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TaskEngine, TaskEngineDefinition, TaskEngineHome } from '../tasks/task-engine.ts';
import type { SpokenWords, VoiceChangeRequest, VoiceFeatures } from '../tasks/voice-conversion.ts';
import { loudnessDb, medianPitchHz } from './measure-sound.ts';
import { runTask } from './run-task.ts';

export interface VoiceConversionConformanceOptions {
  home: TaskEngineHome;
  /** Some seconds of a voice, at the engine's rate; about a third of an octave or more from the target's pitch. */
  speech: Float32Array;
  /** What is said in it, for engines that must be told. */
  spoken?: SpokenWords;
  /** Some seconds of the voice that is wanted. */
  wanted: Float32Array;
  /** That voice's name in the engine's speech engine. */
  engineVoice?: string;
  /** A rest in the speech, ms: there it is cut in two steps. */
  cutMs: number;
}

/** What every engine that measures and changes voices must do, as a suite for vitest. It is opened once. */
export function describeVoiceConversionEngine(
  definition: TaskEngineDefinition<'voice-conversion'>,
  { home, speech, spoken, wanted, engineVoice, cutMs }: VoiceConversionConformanceOptions,
): void {
  describe(`${definition.name} changes voices as every engine must`, () => {
    const { sampleRateHz, contextMs } = definition.traits;
    const perMs = sampleRateHz / 1000;
    let engine: TaskEngine<'voice-conversion'>;
    let target: VoiceFeatures;
    let source: VoiceFeatures;
    let changed: Float32Array;

    const measure = async (samples: Float32Array): Promise<VoiceFeatures> => {
      const [part] = await runTask(engine, { kind: 'measure', samples });
      if (part?.type !== 'features') throw new Error('no features came');
      return part.features;
    };
    const requestOf = (given: Partial<VoiceChangeRequest>): VoiceChangeRequest => ({
      kind: 'change',
      samples: speech,
      leadSamples: 0,
      tailSamples: 0,
      target: { id: 'wanted', features: target, ...(engineVoice && { engineVoice }) },
      source,
      similarity: 0.75,
      seed: 5,
      ...(spoken && { spoken }),
      ...given,
    });
    const change = async (given: Partial<VoiceChangeRequest> = {}) => {
      const parts = await runTask(engine, requestOf(given));
      expect(parts).toHaveLength(1);
      const [part] = parts;
      if (part?.type !== 'audio') throw new Error('no sound came');
      return part;
    };
    /** The stretch from one place to another, with its surroundings and the words in it. */
    const stretch = (fromMs: number, toMs: number): Partial<VoiceChangeRequest> => {
      const lengthMs = speech.length / perMs;
      const [startMs, endMs] = [Math.max(0, fromMs - contextMs), Math.min(lengthMs, toMs + contextMs)];
      const words = spoken?.words
        .filter((word) => word.startMs >= fromMs && word.startMs < toMs)
        .map((word) => ({ ...word, startMs: word.startMs - startMs, endMs: word.endMs - startMs }));
      return {
        samples: speech.slice(Math.round(startMs * perMs), Math.round(endMs * perMs)),
        leadSamples: Math.round((fromMs - startMs) * perMs),
        tailSamples: Math.round((endMs - toMs) * perMs),
        ...(spoken && words && { spoken: { ...spoken, words } }),
      };
    };

    beforeAll(async () => {
      engine = await definition.open(home);
      [target, source] = [await measure(wanted), await measure(speech)];
      changed = (await change()).samples;
    });
    afterAll(() => engine?.dispose());

    test('measures the middle of the pitch, and finds no voice in silence', async () => {
      const heardHz = medianPitchHz(speech, sampleRateHz);
      expect(Math.abs(12 * Math.log2(source.pitchHz / heardHz))).toBeLessThan(2);
      await expect(measure(new Float32Array(sampleRateHz))).rejects.toMatchObject({ kind: 'unspeakable' });
    });

    test('gives as many samples as it got, all of them numbers, about as loud', () => {
      expect(changed.length).toBe(speech.length);
      expect(changed.every(Number.isFinite)).toBe(true);
      expect(Math.abs(loudnessDb(changed) - loudnessDb(speech))).toBeLessThan(4);
    });

    test('comes to the pitch of the voice that is wanted', () => {
      const semitones = (hz: number) => Math.abs(12 * Math.log2(hz / target.pitchHz));
      const after = semitones(medianPitchHz(changed, sampleRateHz));
      expect(after).toBeLessThan(3);
      expect(after).toBeLessThan(semitones(source.pitchHz));
    });

    test('two steps are as long as what was asked, the same each time, and join without a click', async () => {
      const endMs = speech.length / perMs;
      const first = await change(stretch(0, cutMs));
      const again = await change(stretch(0, cutMs));
      expect(again).toEqual(first);
      const second = await change({ ...stretch(cutMs, endMs), state: first.state });
      expect(first.samples.length).toBe(Math.round(cutMs * perMs));
      expect(first.samples.length + second.samples.length).toBe(speech.length);
      const joined = Float32Array.from([...first.samples, ...second.samples]);
      const bendAt = (at: number) => Math.abs(joined[at - 1]! - 2 * joined[at]! + joined[at + 1]!);
      const cut = first.samples.length;
      const usual = Math.max(...Array.from({ length: 4800 }, (_, near) => bendAt(cut - 4800 + near - 3)));
      for (const at of [cut - 1, cut]) expect(bendAt(at)).toBeLessThan(2 * usual + 0.01);
    });

    test('refuses what is too long and a voice that it was not told', async () => {
      await expect(change({ samples: new Float32Array(120 * sampleRateHz) })).rejects.toMatchObject({
        kind: 'unsupported',
      });
      await expect(change({ target: { id: 'nobody' } })).rejects.toMatchObject({ kind: 'unsupported' });
    });

    test('yields nothing when aborted before it begins', async () => {
      expect(await runTask(engine, requestOf({}), AbortSignal.abort())).toEqual([]);
    });
  });
}
