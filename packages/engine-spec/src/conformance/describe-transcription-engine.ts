import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  TaskEngine,
  TaskEngineDefinition,
  TaskEngineHome,
  TranscribedWord,
  TranscriptionPart,
  TranscriptionRequest,
} from '../tasks/index.ts';
import { edgeSilenceMs } from './measure-sound.ts';
import { roomNoise, runTask } from './run-task.ts';
import { wordErrorRate } from './word-error-rate.ts';

/** A recording whose words are known. */
export interface KnownSpeech {
  /** Mono, 16 kHz; five to ten seconds. */
  samples: Float32Array;
  text: string;
  /** ISO 639-1 */
  language: string;
  /** When each word is heard, where that is known. */
  words?: readonly { startMs: number; endMs: number }[];
}

export interface TranscriptionConformanceOptions {
  home: TaskEngineHome;
  speech: KnownSpeech;
  /** Share of words that may be wrong. Default 0.1. */
  worstWordErrorRate?: number;
  /** Mean distance of a word's begin from the known one. Default 120. */
  worstMeanErrorMs?: number;
}

const SAMPLES_PER_MS = 16;

/** What every transcription engine must do, as a suite for vitest. The engine is opened once and disposed at the end. */
export function describeTranscriptionEngine(
  definition: TaskEngineDefinition<'transcription'>,
  { home, speech, worstWordErrorRate = 0.1, worstMeanErrorMs = 120 }: TranscriptionConformanceOptions,
): void {
  describe(`${definition.name} transcribes as every engine must`, () => {
    let engine: TaskEngine<'transcription'>;
    let parts: TranscriptionPart[];
    const request: TranscriptionRequest = { samples: speech.samples, wordTimes: true };
    const windowMs = speech.samples.length / SAMPLES_PER_MS;

    beforeAll(async () => {
      engine = await definition.open(home);
      parts = await runTask(engine, request);
    });
    afterAll(() => engine?.dispose());

    const textOf = (all: readonly TranscriptionPart[]) => all.find((part) => part.type === 'text');
    const words = (): TranscribedWord[] => textOf(parts)?.words ?? [];

    test('gives the language once, then the text once', () => {
      expect(parts.map(({ type }) => type)).toEqual(['language', 'text']);
    });

    test('detects the language', () => {
      expect(parts[0]).toMatchObject({ language: speech.language });
      expect(definition.traits.languages).toContain(speech.language);
    });

    test('understands what is said', () => {
      expect(wordErrorRate(speech.text, textOf(parts)?.text ?? '')).toBeLessThanOrEqual(worstWordErrorRate);
    });

    test('words make the text', () => {
      const joined = words().map(({ spaceBefore, text }) => (spaceBefore ? ` ${text}` : text));
      expect(joined.join('').trim()).toBe(textOf(parts)?.text);
      for (const { text } of words()) expect(text).toBe(text.trim());
    });

    test('words follow one another inside the window', () => {
      words().forEach((word, index) => {
        expect(word.startMs).toBeGreaterThanOrEqual(words()[index - 1]?.endMs ?? 0);
        expect(word.endMs).toBeGreaterThanOrEqual(word.startMs);
        expect(word.logProbability).toBeLessThanOrEqual(0);
      });
      expect(words().at(-1)!.endMs).toBeLessThanOrEqual(windowMs);
    });

    test('words lie where there is sound', () => {
      const { leadMs, tailMs } = edgeSilenceMs(speech.samples, SAMPLES_PER_MS * 1000);
      expect(Math.abs(words()[0]!.startMs - leadMs)).toBeLessThan(300);
      expect(Math.abs(words().at(-1)!.endMs - (windowMs - tailMs))).toBeLessThan(300);
    });

    test.skipIf(!speech.words)('words begin when they are said', () => {
      expect(words()).toHaveLength(speech.words!.length);
      const errors = words().map((word, index) => Math.abs(word.startMs - speech.words![index]!.startMs));
      expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(worstMeanErrorMs);
    });

    test('gives the same for the same request', async () => {
      expect(await runTask(engine, request)).toEqual(parts);
    });

    test('a named language is certain, and words without times cost none', async () => {
      const named = await runTask(engine, { ...request, language: speech.language, wordTimes: false });
      expect(named[0]).toEqual({ type: 'language', language: speech.language, probability: 1 });
      expect(textOf(named)).toMatchObject({ text: textOf(parts)?.text, words: [] });
    });

    test('what was said before is not put out', async () => {
      const [last = ''] = speech.text.split(' ').slice(-1);
      const steered = await runTask(engine, { ...request, prompt: `Before that came a sentence: ${last}` });
      expect(textOf(steered)?.text).not.toContain('Before that came');
      expect(wordErrorRate(speech.text, textOf(steered)?.text ?? '')).toBeLessThanOrEqual(worstWordErrorRate);
    });

    test.each([
      ['silence', new Float32Array(5000 * SAMPLES_PER_MS)],
      ['a quiet room', roomNoise(5000 * SAMPLES_PER_MS)],
    ])('hears no words in %s', async (_title, samples) => {
      expect(textOf(await runTask(engine, { ...request, samples }))).toMatchObject({ text: '', words: [] });
    });

    test('yields nothing when aborted before it begins', async () => {
      expect(await runTask(engine, request, AbortSignal.abort())).toEqual([]);
    });

    test('stops without an error when aborted, and transcribes again afterwards', async () => {
      const controller = new AbortController();
      const seen: TranscriptionPart[] = [];
      for await (const part of engine.run(request, controller.signal)) {
        seen.push(part);
        controller.abort();
      }
      expect(seen).toHaveLength(1);
      expect(await runTask(engine, request)).toEqual(parts);
    });

    test('goes on after a reader that leaves early', async () => {
      for await (const _part of engine.run(request, new AbortController().signal)) break;
      expect(await runTask(engine, request)).toEqual(parts);
    });

    test('refuses a language that it does not have', async () => {
      await expect(runTask(engine, { ...request, language: 'xx' })).rejects.toMatchObject({
        name: 'EngineFailure',
        kind: 'unsupported',
      });
    });

    test('refuses more than a window', async () => {
      const samples = new Float32Array((definition.traits.maxWindowMs + 1) * SAMPLES_PER_MS);
      await expect(runTask(engine, { ...request, samples })).rejects.toMatchObject({ kind: 'unsupported' });
    });

    test('refuses no sound at all', async () => {
      const samples = new Float32Array();
      await expect(runTask(engine, { ...request, samples })).rejects.toMatchObject({ kind: 'unspeakable' });
    });

    test('can be disposed twice', async () => {
      const other = await definition.open(home);
      await other.dispose();
      await other.dispose();
    });
  });
}
