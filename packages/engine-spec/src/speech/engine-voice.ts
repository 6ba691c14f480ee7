import type { VoiceDefinition } from './voice-definition.ts';

/** Labels as the public API words them (lower case, snake case values). */
export interface VoiceLabels {
  gender: 'female' | 'male' | 'neutral';
  age: 'young' | 'middle_aged' | 'old';
  /** `american`, `british`, `castilian`, `brazilian`, `parisian`, ... */
  accent: string;
  /** One or two adjectives: `warm`, `calm and clear`. */
  descriptive: string;
  /** `narration`, `conversational`, `characters`, `social_media`, `entertainment_tv`, `advertisement`, `informative_educational`. */
  use_case: string;
}

/** A voice that an engine carries. The product shows it under `displayName`. */
export interface EngineVoice {
  /** The engine's own id, stable for ever: `af_heart`. */
  id: string;
  displayName: string;
  /** One sentence for the picker: what it sounds like and what it suits. */
  description: string;
  labels: VoiceLabels;
  /** BCP 47 tag of the language it was made for: `en-US`. */
  language: string;
  /** BCP 47 primary tags of every language it speaks well enough to offer, own language first. */
  languages: readonly string[];
  /** BCP 47 primary tags of what it speaks beside those when asked, in its own sound and with an accent. */
  alsoSpeaks?: readonly string[];
  /** Of a voice that is made from the engine's others: it is spoken and changed as this. */
  definition?: VoiceDefinition;
  /** A sentence in its own language, some 8 seconds long, spoken for its preview. */
  previewText: string;
}
