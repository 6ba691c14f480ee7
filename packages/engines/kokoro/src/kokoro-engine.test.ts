import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from '@mynah/audio';
import { type EngineHome, neutralDelivery, type SpeechEngine, type SpeechRequest } from '@mynah/engine-spec';
import {
  describeSpeechEngine,
  loudnessDb,
  medianPitchHz,
  speakWhole,
  type WholeSpeech,
} from '@mynah/engine-spec/conformance';
import { Phonemizers } from '@mynah/text/phonemes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKokoroEngine } from './kokoro-engine.ts';
import { kokoroVoices } from './voices.ts';

const packs = process.env.MYNAH_PACKS ?? '';
const home: EngineHome = { packFolder: (pack) => join(packs, pack), threads: 2, log: () => undefined };

const makeEngine = (): SpeechEngine => {
  const phonemizers = [new Phonemizers({ englishFolder: join(packs, 'hibari') })];
  return createKokoroEngine({ phonemizers })(home) as SpeechEngine;
};

const text = 'The harbor was quiet that morning, and a boat came in.';
/** Where a sentence shows no more. */
const short = 'A boat came in.';
const request: SpeechRequest = {
  text,
  language: 'en-US',
  voice: 'af_heart',
  delivery: neutralDelivery,
  seed: 1,
  mode: 'whole',
};

test('there is no engine without its packs', () => {
  const factory = createKokoroEngine({ phonemizers: [] });
  expect(factory({ ...home, packFolder: () => undefined })).toBeUndefined();
});

test('every voice has a name, a sentence about it and a preview of its own language', () => {
  expect(kokoroVoices).toHaveLength(54);
  expect(new Set(kokoroVoices.map((voice) => voice.displayName)).size).toBe(54);
  for (const voice of kokoroVoices) {
    expect(voice.description.length).toBeGreaterThan(20);
    expect(voice.languages[0]).toBe(voice.language.split('-')[0]);
    expect(voice.previewText.length).toBeGreaterThan(20);
  }
});

describe.skipIf(!existsSync(join(packs, 'kokoro-82m', 'decoder.onnx')))('with the packs', () => {
  describeSpeechEngine('kokoro', makeEngine, { voice: 'af_heart', language: 'en-US', text });

  describe('delivery', () => {
    let engine: SpeechEngine;
    /** The sentence as it is spoken without a wish. */
    let whole: WholeSpeech;
    beforeAll(async () => {
      engine = makeEngine();
      await engine.warm();
      whole = await speak({});
    });
    afterAll(() => engine.dispose());
    const speak = (change: Partial<SpeechRequest>) => speakWhole(engine, { ...request, ...change });
    const seconds = (samples: Float32Array): number => samples.length / engine.sampleRateHz;

    test('speed changes the length and keeps the pitch', async () => {
      const slow = await speak({ delivery: { ...neutralDelivery, speed: 0.7 } });
      const fast = await speak({ delivery: { ...neutralDelivery, speed: 1.2 } });
      expect(seconds(slow.samples) / seconds(fast.samples)).toBeGreaterThan(1.4);
      const [low, high] = [slow, fast].map(({ samples }) => medianPitchHz(samples, engine.sampleRateHz));
      expect(Math.abs(Math.log2((high ?? 1) / (low ?? 1)))).toBeLessThan(0.15);
    });

    test('the first word is heard where it is marked', async () => {
      const { samples, marks } = await speak({ text: 'On May thirty-first we ate apples.' });
      const [first] = marks;
      const at = (ms: number): number => Math.round((ms / 1000) * engine.sampleRateHz);
      const word = samples.subarray(at(first?.startMs ?? 0), at(first?.endMs ?? 0));
      expect(measure.samplePeakDb(word)).toBeGreaterThan(-20);
    });

    test('a low stability varies from seed to seed, a full one less', async () => {
      const spread = async (stability: number) => {
        const lengths: number[] = [];
        for (const seed of [1, 2, 3]) {
          const { samples } = await speak({ text: short, seed, delivery: { ...neutralDelivery, stability } });
          lengths.push(seconds(samples));
        }
        return Math.max(...lengths) - Math.min(...lengths);
      };
      expect(await spread(0)).toBeGreaterThan(await spread(1));
    });

    test('sound that is streamed lasts as long as the whole and is heard in several parts', async () => {
      const parts: Float32Array[] = [];
      const streamed = { ...request, mode: 'first-sound' } as const;
      for await (const part of engine.speak(streamed, new AbortController().signal)) {
        if (part.type === 'audio') parts.push(part.samples);
      }
      expect(parts.length).toBeGreaterThan(2);
      expect(parts.reduce((total, part) => total + part.length, 0)).toBe(whole.samples.length);
    });

    test('streamed words are as loud as whole ones, and the silence behind them stays, whatever was said before', async () => {
      const quarter = engine.sampleRateHz / 4;
      for (const [spoken, expectedFrom] of [
        [text, whole],
        ['Yes.', await speak({ text: 'Yes.' })],
      ] as const) {
        const { samples } = await speak({ text: spoken, mode: 'first-sound' });
        const [loudness, expected] = [samples, expectedFrom.samples].map(loudnessDb);
        expect(Math.abs(loudness! - expected!)).toBeLessThan(3);
        expect(measure.samplePeakDb(samples.subarray(-quarter))).toBeLessThan(-36);
      }
    });

    test('slow speech keeps its first sound', async () => {
      const { samples } = await speak({ text: 'Yes.', delivery: { ...neutralDelivery, speed: 0.7 } });
      expect(measure.samplePeakDb(samples.subarray(0, engine.sampleRateHz / 100))).toBeLessThan(-36);
    });

    test.each(['af_heart', 'am_michael', 'bf_emma', 'am_onyx'])(
      '%s comes out at the common loudness',
      async (voice) => {
        const language = voice.startsWith('b') ? 'en-GB' : 'en-US';
        const { samples } = voice === request.voice ? whole : await speak({ voice, language });
        expect(measure.integratedLoudness(samples, engine.sampleRateHz)).toBeGreaterThan(-20);
        expect(measure.integratedLoudness(samples, engine.sampleRateHz)).toBeLessThan(-16);
        expect(measure.samplePeakDb(samples)).toBeLessThanOrEqual(0);
      },
    );
  });
});
