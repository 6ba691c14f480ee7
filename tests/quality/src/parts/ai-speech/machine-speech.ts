import { edit } from '@mynah/audio';
import { createEspeakEngine, espeakVoices } from '@mynah/engine-espeak';
import { createHibariEngine } from '@mynah/engine-hibari';
import { type EngineHome, neutralDelivery, type SpeechEngine } from '@mynah/engine-spec';
import { speakWhole } from '@mynah/engine-spec/conformance';
import type { QualityContext } from '../../quality-part.ts';
import { HEARING_RATE_HZ } from '../../recordings.ts';
import { transcriptionTexts } from '../transcription-texts.ts';
import type { Speaker } from './speaker.ts';

const english = transcriptionTexts[0]!.sentences;
const german = [
  'Am Morgen lag dichter Nebel über dem Fluss, und die erste Fähre kam nur langsam voran.',
  'Niemand wusste, warum der alte Leuchtturm mitten am Tag noch brannte.',
];
const russian = [
  'Утром над рекой стоял густой туман, и первый паром шёл очень медленно.',
  'Никто не знал, почему старый маяк горел среди бела дня.',
];
const otherTexts = [
  { language: 'de-DE', sentences: german },
  { language: 'ru-RU', sentences: russian },
  ...transcriptionTexts.slice(3),
];

const kokoroEnglish = [
  ...['af_heart', 'af_bella', 'af_nicole', 'am_adam', 'am_fenrir', 'am_michael'],
  ...['bf_emma', 'bm_george'],
];

/** Each voice of each engine with its own sentences. */
export async function readMachines(context: QualityContext): Promise<Speaker[]> {
  const home: EngineHome = await openHome(context);
  const speakers: Speaker[] = [];
  for (const [index, voice] of kokoroEnglish.entries()) {
    const sentences = [0, 1].map((at) => english[(index + 2 * at) % english.length]!);
    speakers.push(await speakKokoro(context, { voice, language: 'en-US', sentences }));
  }
  for (const text of transcriptionTexts.slice(3))
    speakers.push(await speakKokoro(context, { ...text, sentences: text.sentences.slice(0, 2) }));
  const hibari = createHibariEngine(home);
  const espeak = createEspeakEngine(home);
  if (!hibari || !espeak) throw new Error('hibari or eSpeak is not here.');
  for (const speed of [0.85, 1, 1.15])
    speakers.push(
      await speakWith(hibari, { voice: 'af_heart', language: 'en-US', sentences: english, speed }),
    );
  for (const [index, { id }] of espeakVoices.entries()) {
    const other = otherTexts[index % otherTexts.length]!;
    const sentences = [english[index % english.length]!, english[(index + 3) % english.length]!];
    const own = await speakWith(espeak, { voice: id, language: 'en-US', sentences });
    const abroad = await speakWith(espeak, { ...other, voice: id });
    speakers.push({ ...own, clips: [...own.clips, ...abroad.clips] });
  }
  await Promise.all([hibari.dispose(), espeak.dispose()]);
  return speakers;
}

interface Said {
  voice: string;
  language: string;
  sentences: readonly string[];
  speed?: number;
}

async function speakKokoro(context: QualityContext, { voice, language, sentences }: Said): Promise<Speaker> {
  context.tell(`${voice}…`);
  const clips: Float32Array[] = [];
  for (const sentence of sentences) {
    const { samples, sampleRateHz } = await context.speak(sentence, { voice, language });
    clips.push(edit.resample(samples, sampleRateHz, HEARING_RATE_HZ));
  }
  return { name: voice, source: 'kokoro', made: 1, clips };
}

async function speakWith(
  engine: SpeechEngine,
  { voice, language, sentences, speed = 1 }: Said,
): Promise<Speaker> {
  await engine.warm();
  const clips: Float32Array[] = [];
  for (const text of sentences) {
    const delivery = { ...neutralDelivery, speed };
    const { samples } = await speakWhole(engine, { text, voice, language, delivery, seed: 1, mode: 'whole' });
    clips.push(edit.resample(samples, engine.sampleRateHz, HEARING_RATE_HZ));
  }
  return { name: `${engine.name} ${voice} ${speed}`, source: engine.name, made: 1, clips };
}

async function openHome(context: QualityContext): Promise<EngineHome> {
  const folder = await context.pack('hibari');
  return { packFolder: (name) => (name === 'hibari' ? folder : undefined), threads: 2, log: context.tell };
}
