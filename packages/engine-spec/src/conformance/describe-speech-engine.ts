import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EngineVoice } from '../speech/engine-voice.ts';
import type { SpeechEngine } from '../speech/speech-engine.ts';
import { neutralDelivery, type SpeechRequest } from '../speech/speech-request.ts';
import { edgeSilenceMs, loudnessDb, medianPitchHz, peakOf } from './measure-sound.ts';
import { speakWhole, type WholeSpeech } from './speak-whole.ts';
import { wordErrorRate } from './word-error-rate.ts';

export interface SpeechConformanceOptions {
  voice: string;
  language: string;
  /** One sentence of five to ten seconds. */
  text: string;
  /** Silence that the engine may leave at either end. Default 600. */
  longestEdgeMs?: number;
  /** Hears what was said; its words are compared with the text. */
  transcribe?: (samples: Float32Array, sampleRateHz: number, language: string) => Promise<string>;
  /** Share of words that the transcriber may get wrong. Default 0.1. */
  worstWordErrorRate?: number;
}

/** Characters per second of natural speech, with room for slow and fast voices and dense scripts. */
const charactersPerSecond = { slowest: 2.5, fastest: 25 };
const pitchRangeHz = { female: [140, 330], male: [65, 190], neutral: [65, 330] } as const;

/**
 * What every speech engine must do, as a suite for vitest. The engine is made once, warmed, and disposed at the end.
 */
export function describeSpeechEngine(
  name: string,
  makeEngine: () => SpeechEngine,
  options: SpeechConformanceOptions,
): void {
  describe(`${name} speaks as every engine must`, () => {
    let engine: SpeechEngine;
    let whole: WholeSpeech;
    const request: SpeechRequest = {
      text: options.text,
      language: options.language,
      voice: options.voice,
      delivery: neutralDelivery,
      seed: 7,
      mode: 'whole',
    };

    beforeAll(async () => {
      engine = makeEngine();
      await engine.warm();
      whole = await speakWhole(engine, request);
    });
    afterAll(() => engine.dispose());

    test('lists the voice that it speaks with, and every id once', () => {
      const ids = engine.voices.map((voice) => voice.id);
      expect(ids).toContain(options.voice);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('gives timing once, before the first sound', () => {
      expect(whole.order.filter((type) => type === 'timing')).toHaveLength(1);
      expect(whole.order.indexOf('timing')).toBeLessThan(whole.order.indexOf('audio'));
    });

    test('says how long the sound is', () => {
      expect((whole.samples.length / engine.sampleRateHz) * 1000).toBeCloseTo(whole.durationMs, -1);
    });

    test('speaks at a human pace', () => {
      const perSecond = options.text.length / (whole.durationMs / 1000);
      expect(perSecond).toBeGreaterThan(charactersPerSecond.slowest);
      expect(perSecond).toBeLessThan(charactersPerSecond.fastest);
    });

    test('is neither faint nor clipped', () => {
      expect(loudnessDb(whole.samples)).toBeGreaterThan(-35);
      expect(loudnessDb(whole.samples)).toBeLessThan(-9);
      expect(peakOf(whole.samples)).toBeLessThanOrEqual(1);
      expect(whole.samples.every(Number.isFinite)).toBe(true);
    });

    test('has the pitch of its voice', () => {
      const [lowest, highest] = pitchRangeHz[findVoice(engine, options.voice).labels.gender];
      const pitch = medianPitchHz(whole.samples, engine.sampleRateHz);
      expect(pitch).toBeGreaterThan(lowest);
      expect(pitch).toBeLessThan(highest);
    });

    test('leaves little silence at the edges', () => {
      const { leadMs, tailMs } = edgeSilenceMs(whole.samples, engine.sampleRateHz);
      expect(leadMs).toBeLessThanOrEqual(options.longestEdgeMs ?? 600);
      expect(tailMs).toBeLessThanOrEqual(options.longestEdgeMs ?? 600);
    });

    test('marks words in order, inside the text and the sound', () => {
      expect(whole.marks.length).toBeGreaterThan(0);
      whole.marks.forEach((mark, index) => {
        const before = whole.marks[index - 1];
        expect(mark.start).toBeGreaterThanOrEqual(before?.end ?? 0);
        expect(mark.end).toBeGreaterThan(mark.start);
        expect(mark.startMs).toBeGreaterThanOrEqual(before?.endMs ?? 0);
        expect(mark.endMs).toBeGreaterThanOrEqual(mark.startMs);
      });
      expect(whole.marks.at(-1)!.end).toBeLessThanOrEqual(options.text.length);
      expect(whole.marks.at(-1)!.endMs).toBeLessThanOrEqual(whole.durationMs + 1);
    });

    test('marks most of what is spoken', () => {
      const { leadMs, tailMs } = edgeSilenceMs(whole.samples, engine.sampleRateHz);
      const spokenMs = whole.durationMs - leadMs - tailMs;
      const markedMs = whole.marks.reduce((total, mark) => total + mark.endMs - mark.startMs, 0);
      expect(markedMs / spokenMs).toBeGreaterThan(0.6);
    });

    test('gives the same samples for the same request and seed', async () => {
      expect((await speakWhole(engine, request)).samples).toEqual(whole.samples);
    });

    test('gives the same length of sound in both modes', async () => {
      const first = await speakWhole(engine, { ...request, mode: 'first-sound' });
      expect(first.samples.length).toBe(whole.samples.length);
    });

    test('is faster at a higher speed', async () => {
      if (!engine.capabilities.delivery.includes('speed')) return;
      const fast = await speakWhole(engine, { ...request, delivery: { ...neutralDelivery, speed: 1.2 } });
      const slow = await speakWhole(engine, { ...request, delivery: { ...neutralDelivery, speed: 0.7 } });
      expect(fast.durationMs).toBeLessThan(whole.durationMs * 0.95);
      expect(slow.durationMs).toBeGreaterThan(whole.durationMs * 1.15);
    });

    test('says a given pronunciation in place of the word', async () => {
      if (!engine.capabilities.phonemes) return;
      const text = 'one two';
      const plain = await speakWhole(engine, { ...request, text, language: 'en-US' });
      const phonemes = [{ start: 4, end: 7, ipa: 'ˌɪntəˌnæʃənəlɪˈzeɪʃən' }];
      const given = await speakWhole(engine, { ...request, text, language: 'en-US', phonemes });
      expect(given.durationMs).toBeGreaterThan(plain.durationMs + 300);
      expect(given.marks.at(-1)).toMatchObject({ start: 4, end: 7 });
    });

    test('stops without an error when aborted, and speaks again afterwards', async () => {
      const controller = new AbortController();
      let parts = 0;
      for await (const _part of engine.speak(request, controller.signal)) {
        parts += 1;
        controller.abort();
      }
      expect(parts).toBe(1);
      expect((await speakWhole(engine, request)).samples.length).toBe(whole.samples.length);
    });

    test('yields nothing when aborted before it begins', async () => {
      expect((await speakWhole(engine, request, AbortSignal.abort())).order).toEqual([]);
    });

    test('goes on after a reader that leaves early', async () => {
      for await (const _part of engine.speak(request, new AbortController().signal)) break;
      expect((await speakWhole(engine, request)).samples.length).toBe(whole.samples.length);
    });

    test.each(['', ' ', '…', '😀', '—'])('refuses %j as unspeakable', async (text) => {
      await expect(speakWhole(engine, { ...request, text })).rejects.toMatchObject({
        name: 'EngineFailure',
        kind: 'unspeakable',
      });
    });

    test('refuses a voice that it does not have', async () => {
      await expect(speakWhole(engine, { ...request, voice: 'nobody' })).rejects.toMatchObject({
        name: 'EngineFailure',
        kind: 'unsupported',
      });
    });

    test('refuses a language that it does not have', async () => {
      await expect(speakWhole(engine, { ...request, language: 'xx' })).rejects.toMatchObject({
        name: 'EngineFailure',
        kind: 'unsupported',
      });
    });

    test.skipIf(!options.transcribe)('is understood', async () => {
      const heard = await options.transcribe!(whole.samples, engine.sampleRateHz, options.language);
      expect(wordErrorRate(options.text, heard)).toBeLessThanOrEqual(options.worstWordErrorRate ?? 0.1);
    });

    test('can be disposed twice', async () => {
      const other = makeEngine();
      await other.dispose();
      await other.dispose();
    });
  });
}

function findVoice(engine: SpeechEngine, id: string): EngineVoice {
  const voice = engine.voices.find((candidate) => candidate.id === id);
  if (!voice) throw new Error(`the engine has no voice ${id}`);
  return voice;
}
