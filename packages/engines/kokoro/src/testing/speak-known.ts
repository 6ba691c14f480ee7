import { join } from 'node:path';
import { edit } from '@mynah/audio';
import { type EngineHome, neutralDelivery, type SpeechEngine } from '@mynah/engine-spec';
import { type KnownSpeech, speakWhole } from '@mynah/engine-spec/conformance';
import { Phonemizers } from '@mynah/text/phonemes';
import { createKokoroEngine } from '../kokoro-engine.ts';

const HEARING_RATE_HZ = 16_000;

let opened: SpeechEngine | undefined;

/** To load it takes longer than to speak: the tests of one process share it, and it goes with the process. */
function openKokoro(packs: string): SpeechEngine {
  const home: EngineHome = { packFolder: (pack) => join(packs, pack), threads: 2, log: () => undefined };
  const phonemizers = [new Phonemizers({ englishFolder: join(packs, 'hibari') })];
  opened ??= createKokoroEngine({ phonemizers })(home);
  if (!opened) throw new Error('the packs of Kokoro are not here');
  return opened;
}

/** Speech whose words and times are known, for the tests of engines that listen: English, 16 kHz. */
export async function speakKnown(packs: string, text: string, voice = 'af_heart'): Promise<KnownSpeech> {
  const engine = openKokoro(packs);
  const request = {
    text,
    language: 'en-US',
    voice,
    delivery: neutralDelivery,
    seed: 1,
    mode: 'whole',
  } as const;
  const { samples, marks } = await speakWhole(engine, request);
  return {
    samples: edit.resample(samples, engine.sampleRateHz, HEARING_RATE_HZ),
    text,
    language: 'en',
    words: marks.map(({ startMs, endMs }) => ({ startMs, endMs })),
  };
}
