import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AlignmentPart, TaskEngine, TaskEngineDefinition, TaskEngineHome } from '../tasks/index.ts';
import type { KnownSpeech } from './describe-transcription-engine.ts';
import { runTask } from './run-task.ts';

export interface AlignmentConformanceOptions {
  home: TaskEngineHome;
  speech: KnownSpeech;
  /** Mean distance of a word's begin from the known one. Default 120. */
  worstMeanErrorMs?: number;
}

const SAMPLES_PER_MS = 16;

/** What every alignment engine must do, as a suite for vitest. The engine is opened once and disposed at the end. */
export function describeAlignmentEngine(
  definition: TaskEngineDefinition<'alignment'>,
  { home, speech, worstMeanErrorMs = 120 }: AlignmentConformanceOptions,
): void {
  describe(`${definition.name} aligns as every engine must`, () => {
    let engine: TaskEngine<'alignment'>;
    let parts: AlignmentPart[];
    const { samples, text, language } = speech;

    beforeAll(async () => {
      engine = await definition.open(home);
      parts = await runTask(engine, { samples, text, language });
    });
    afterAll(() => engine?.dispose());

    test('gives every word of the text once, in order', () => {
      expect(parts).toHaveLength(1);
      expect(parts[0]!.words.map((word) => word.text)).toEqual(text.split(' '));
    });

    test('words follow one another inside the window', () => {
      const { words } = parts[0]!;
      words.forEach((word, index) => {
        expect(word.startMs).toBeGreaterThanOrEqual(words[index - 1]?.endMs ?? 0);
        expect(word.endMs).toBeGreaterThanOrEqual(word.startMs);
        expect(word.logProbability).toBeLessThanOrEqual(0);
      });
      expect(words.at(-1)!.endMs).toBeLessThanOrEqual(samples.length / SAMPLES_PER_MS);
    });

    test.skipIf(!speech.words)('words begin when they are said', () => {
      const errors = parts[0]!.words.map((word, index) =>
        Math.abs(word.startMs - speech.words![index]!.startMs),
      );
      expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(worstMeanErrorMs);
    });

    test('loses more on a text that is not said', async () => {
      const wrong = text.split(' ').reverse().join(' ');
      const [other] = await runTask(engine, { samples, text: wrong, language });
      expect(parts[0]!.loss).toBeLessThan(1);
      expect(other!.loss).toBeGreaterThan(parts[0]!.loss + 1);
    });

    test('gives the same for the same request', async () => {
      expect(await runTask(engine, { samples, text, language })).toEqual(parts);
    });

    test('yields nothing when aborted', async () => {
      expect(await runTask(engine, { samples, text, language }, AbortSignal.abort())).toEqual([]);
    });

    test('refuses a language that it does not have', async () => {
      const aligned = runTask(engine, { samples, text, language: 'xx' });
      await expect(aligned).rejects.toMatchObject({ name: 'EngineFailure', kind: 'unsupported' });
    });

    test('refuses a text without a word', async () => {
      const aligned = runTask(engine, { samples, text: ' ', language });
      await expect(aligned).rejects.toMatchObject({ kind: 'unspeakable' });
    });

    test('can be disposed twice', async () => {
      const other = await definition.open(home);
      await other.dispose();
      await other.dispose();
    });
  });
}
