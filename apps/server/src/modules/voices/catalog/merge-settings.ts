import type { VoiceSettings } from '@mynah/contract/voices/voices';

/** Settings as the contract hands them in. */
export interface GivenSettings {
  stability?: number;
  similarityBoost?: number;
  style?: number;
  useSpeakerBoost?: boolean;
  speed?: number;
}

/** What is given counts over what is stored. */
export const mergeSettings = (stored: VoiceSettings, given: GivenSettings = {}): VoiceSettings => ({
  stability: given.stability ?? stored.stability,
  similarity_boost: given.similarityBoost ?? stored.similarity_boost,
  style: given.style ?? stored.style,
  use_speaker_boost: given.useSpeakerBoost ?? stored.use_speaker_boost,
  speed: given.speed ?? stored.speed,
});
