import type { CloningTraits, SampleQuality } from '@mynah/engine-spec/tasks';
import { Failure } from '../../../platform/errors/index.ts';

const leastLoudnessDb = -60;
/** Below it, the recordings are a conversation. */
const leastMainShare = 0.6;

/**
 * Refuses what no voice can be made of.
 * @throws Failure `invalid_voice_sample`, `audio_too_short`, each with a sentence that helps
 */
export function judgeSamples(
  quality: SampleQuality,
  { leastSpeechMs }: Pick<CloningTraits, 'leastSpeechMs'>,
): void {
  const { speechMs, speakers, mainSpeakerShare, loudnessDb } = quality;
  if (speakers === 0 || loudnessDb < leastLoudnessDb) {
    throw invalid('There’s no speech in the recordings. They may be silent, or contain only music or noise.');
  }
  if (speechMs < leastSpeechMs) {
    const [has, wants] = [speechMs, leastSpeechMs].map((ms) => Math.round(ms / 100) / 10);
    throw new Failure(
      'audio_too_short',
      `The recordings have only ${has} seconds of speech. A voice needs at least ${wants}, and 30 to sound like the speaker.`,
    );
  }
  if (speakers > 1 && mainSpeakerShare < leastMainShare) {
    throw invalid(`${speakers} people speak in the recordings. Upload recordings of only one person.`);
  }
}

const invalid = (message: string): Failure => new Failure('invalid_voice_sample', message);
