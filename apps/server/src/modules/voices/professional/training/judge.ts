import type { VoiceDefinition } from '@mynah/engine-spec';
import { findBaseVoice } from '../../cloning/index.ts';
import { embedSpeaker, similarity } from './embed-speaker.ts';
import { speakVoice } from './speak-voice.ts';
import type { TrainingState } from './training-state.ts';
import type { TrainingWork } from './training-work.ts';

export interface Judgement {
  /** The nearer of both. */
  definition: VoiceDefinition;
  /** What the encoder hears when it speaks. */
  vector: Float32Array;
  similarity: number;
  instantSimilarity: number;
  message: string | null;
}

/** How near the voice comes to speech that it was not fitted to, beside the instant clone of the same recordings. */
export async function judge(
  work: TrainingWork,
  { definition, instant = definition, heldOut }: TrainingState,
): Promise<Judgement> {
  const hear = async (heard: VoiceDefinition) => {
    const { platform, call } = work;
    const sound = await speakVoice(platform, heard, { base: findBaseVoice(platform, heard), call });
    const vector = await embedSpeaker(platform, sound, call);
    return { definition: heard, vector, similarity: similarity(vector, heldOut) };
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
    message: 'The training came no nearer than the instant clone of these recordings, so that is used.',
  };
}
