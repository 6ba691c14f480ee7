import type { Platform } from '../../../platform/platform.ts';
import { speakerDistance, unpackSpeaker } from '../../../platform/speaker-embedding/index.ts';
import { listKnownSounds } from './library-search.store.ts';

interface KnownVoice {
  voiceId: string;
  /** BCP 47 primary tags that it speaks. */
  languages: readonly string[];
  /** As its labels say; undefined: they say nothing of it. */
  accent: string | undefined;
  /** 0 to 2: smaller is more alike. */
  distance: number;
}

/** Voices of the library, and default ones, by how near they come to a speaker, the nearest first. */
export async function listNearestVoices(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  speaker: Float32Array,
): Promise<KnownVoice[]> {
  const known = await listKnownSounds(db, config.hiddenVoices);
  return known
    .map(({ voiceId, languages, vector, labels }) => ({
      voiceId,
      languages,
      accent: labels.accent,
      distance: speakerDistance(speaker, unpackSpeaker(vector)),
    }))
    .toSorted((one, other) => one.distance - other.distance);
}
