import type { VoiceDefinition } from './voice-definition.ts';

/** How a text is to be delivered; the API's `voice_settings`. */
export interface Delivery {
  /** 0 to 1; lower varies pitch, energy and pace more. Default 0.5. */
  stability: number;
  /** 0 to 1; how closely the timbre keeps to the voice. Default 0.75. */
  similarity: number;
  /** 0 to 1; exaggeration of the voice's own prosody. Default 0. */
  style: number;
  /** Brings the voice forward: presence and slight compression. Default true. */
  speakerBoost: boolean;
  /** 0.7 to 1.2; pace, pitch kept. Default 1. */
  speed: number;
}

export const neutralDelivery: Delivery = {
  stability: 0.5,
  similarity: 0.75,
  style: 0,
  speakerBoost: true,
  speed: 1,
};

/** A pronunciation that is fixed from outside (SSML, dictionary); `ipa` may hold stress marks. */
export interface PhonemeOverride {
  /** UTF-16 offsets into `SpeechRequest.text`, end exclusive. */
  start: number;
  end: number;
  ipa: string;
}

/** One segment to speak: a clause or a sentence, already normalized, without markup. */
export interface SpeechRequest {
  /** Spoken form, at most 400 UTF-16 units. */
  text: string;
  /** BCP 47 tag of this segment. */
  language: string;
  /** `EngineVoice.id` of the engine that is asked. */
  voice: string;
  /**
   * A voice of the user's own, spoken in place of `voice`, which then is the voice it leans on (`leadingVoice`): its
   * accent, its languages.
   */
  definition?: VoiceDefinition;
  delivery: Delivery;
  /** 0 to 4294967295. The same request with the same seed gives the same samples. */
  seed: number;
  /** Text just before and after, for intonation only; never spoken. */
  before?: string;
  after?: string;
  phonemes?: readonly PhonemeOverride[];
  /** `first-sound`: parts as early as possible; `whole`: best total cost and quality, one part is fine. */
  mode: 'first-sound' | 'whole';
}
