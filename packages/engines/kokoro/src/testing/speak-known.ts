import { join } from 'node:path';
import { edit } from '@mynah/audio';
import { type EngineHome, neutralDelivery } from '@mynah/engine-spec';
import { type KnownSpeech, speakWhole } from '@mynah/engine-spec/conformance';
import { Phonemizers } from '@mynah/text/phonemes';
import { createKokoroEngine } from '../kokoro-engine.ts';

const HEARING_RATE_HZ = 16_000;

/** Speech whose words and times are known, for the tests of engines that listen: English, 16 kHz. */
export async function speakKnown(packs: string, text: string, voice = 'af_heart'): Promise<KnownSpeech> {
  const home: EngineHome = { packFolder: (pack) => join(packs, pack), threads: 2, log: () => undefined };
  const phonemizers = [new Phonemizers({ englishFolder: join(packs, 'hibari') })];
  const engine = createKokoroEngine({ phonemizers })(home);
  if (!engine) throw new Error('the packs of Kokoro are not here');
  const request = {
    text,
    language: 'en-US',
    voice,
    delivery: neutralDelivery,
    seed: 1,
    mode: 'whole',
  } as const;
  const { samples, marks } = await speakWhole(engine, request);
  await engine.dispose();
  return {
    samples: edit.resample(samples, engine.sampleRateHz, HEARING_RATE_HZ),
    text,
    language: 'en',
    words: marks.map(({ startMs, endMs }) => ({ startMs, endMs })),
  };
}
