import type { VoiceDefinition } from '@mynah/engine-spec';
import {
  readSpeaker,
  speakerSimilarity,
  writeSpeaker,
} from '../../../../platform/speaker-embedding/index.ts';
import { findBaseVoice } from '../../cloning/index.ts';
import { embedSpeaker } from './embed-speaker.ts';
import type { FittedVoice } from './fit.ts';
import { speakVoice } from './speak-voice.ts';
import { stageWeights, type TrainingWork } from './training-work.ts';

export interface Judgement {
  /** The nearer of both. */
  definition: VoiceDefinition;
  /** What the encoder hears when it speaks, packed. */
  vector: string;
  similarity: number;
  instantSimilarity: number;
  message: string | null;
}

/** How near the voice comes to speech that it was not fitted to, beside the instant clone of the same recordings. */
export const judge = (
  training: TrainingWork,
  fitted: FittedVoice & { heldOut: string },
): Promise<Judgement> =>
  training.work.step('judge', () => compare(training, fitted), { weight: stageWeights.judging });

async function compare(
  { platform, call }: TrainingWork,
  { definition, instant, heldOut }: FittedVoice & { heldOut: string },
): Promise<Judgement> {
  const hear = async (heard: VoiceDefinition) => {
    const sound = await speakVoice(platform, heard, { base: findBaseVoice(platform, heard), call });
    const vector = await embedSpeaker(platform, sound, call);
    const near = speakerSimilarity(vector, readSpeaker(heldOut));
    return { definition: heard, vector: writeSpeaker(vector), similarity: near };
  };
  const trained = await hear(definition);
  const atOnce = await hear(instant);
  const { similarity: instantSimilarity } = atOnce;
  if (trained.similarity >= instantSimilarity) return { ...trained, instantSimilarity, message: null };
  // both figures are kept; the voice is whichever is nearer
  return {
    ...atOnce,
    similarity: trained.similarity,
    instantSimilarity,
    message:
      'Training didn’t get any closer than the instant clone of these recordings, so the clone is used.',
  };
}
