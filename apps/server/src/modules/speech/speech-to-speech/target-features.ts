import { createHash } from 'node:crypto';
import { edit, joinSamples } from '@mynah/audio';
import { type EngineVoice, neutralDelivery } from '@mynah/engine-spec';
import type { VoiceFeatures } from '@mynah/engine-spec/tasks';
import type { RunOptions } from '../../../platform/engines/run-options.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Speaker } from '../../voices/engine-voices/index.ts';
import { type FeaturesKey, findFeatures, saveFeatures } from './features.store.ts';
import { measureVoice } from './measure-voice.ts';
import type { ChangeJob } from './plan-order.ts';

/** Two different sentences say more of a voice than one. English ones beside the voice's own preview. */
const englishText =
  'When the sunlight strikes raindrops in the air, they act as a prism and form a rainbow. ' +
  'People look, but no one ever finds the gold that is said to lie where it ends.';

/** How the wanted voice sounds: measured once from a short speech of its own, in its own language, then kept. */
export async function targetFeatures(
  platform: Platform,
  { voice, engine }: ChangeJob,
  options: RunOptions,
): Promise<VoiceFeatures> {
  const speaker = voice.speakerFor(voice.language);
  const key: FeaturesKey = {
    speechEngine: speaker.engine,
    engineVoice: similarityName(speaker),
    measuredBy: engine.name,
  };
  const known = await findFeatures(platform.db, key);
  if (known) return known;
  const samples = await speakSample(platform, speaker, {
    language: voice.language,
    sampleRateHz: engine.traits.sampleRateHz,
    options,
  });
  const features = await measureVoice(platform, engine, { samples, options });
  if (!features)
    throw new Failure(
      'engine_unavailable',
      `The voice ${voice.name} isn’t available right now. Try again in a moment.`,
    );
  await saveFeatures(platform.db, key, features);
  return features;
}

/** A voice of somebody's own changes while it is refined: each form of it has a features of its own. */
function similarityName({ engineVoice, definition }: Speaker): string {
  if (!definition) return engineVoice;
  const hash = createHash('sha256').update(JSON.stringify(definition)).digest('hex');
  return `${engineVoice}#${hash.slice(0, 32)}`;
}

async function speakSample(
  platform: Platform,
  speaker: Speaker,
  { language, sampleRateHz, options }: { language: string; sampleRateHz: number; options: RunOptions },
): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  for (const text of textsFor(findEngineVoice(platform, speaker), language)) {
    const request = {
      text,
      language,
      voice: speaker.engineVoice,
      definition: speaker.definition,
      delivery: neutralDelivery,
      seed: 1,
      mode: 'whole' as const,
    };
    for await (const part of platform.speech.speak(speaker.engine, request, options)) {
      if (part.type === 'audio') parts.push(part.samples);
    }
    // an aborted engine ends without an error: half a sample is none
    options.signal.throwIfAborted();
  }
  return edit.resample(joinSamples(parts), speaker.sampleRateHz, sampleRateHz);
}

const findEngineVoice = (platform: Platform, { engine, engineVoice }: Speaker): EngineVoice | undefined =>
  platform.speech
    .engines()
    .find(({ name }) => name === engine)
    ?.voices.find(({ id }) => id === engineVoice);

function textsFor(voice: EngineVoice | undefined, language: string): string[] {
  const isEnglish = language.split('-')[0]!.toLowerCase() === 'en';
  return [...(voice ? [voice.previewText] : []), ...(isEnglish || !voice ? [englishText] : [])];
}
