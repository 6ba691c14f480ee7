/** What an engine of voice conversion is asked: to look at a voice, or to let a stretch of speech be heard in another. */
export type VoiceConversionRequest = VoiceMeasureRequest | VoiceChangeRequest;

export interface VoiceMeasureRequest {
  kind: 'measure';
  /** Some seconds of one voice, up to a minute: mono, at the engine's rate, -1 to 1. */
  samples: Float32Array;
}

/** A stretch of speech that is to be heard in another voice: same words, timing and melody. */
export interface VoiceChangeRequest {
  kind: 'change';
  /** Mono, at the engine's rate, -1 to 1: what is to be changed, with what goes before and after it. */
  samples: Float32Array;
  /** So many samples at the front and at the end are only there to be known, and are not given back. */
  leadSamples: number;
  tailSamples: number;
  target: TargetVoice;
  /** What the source voice is over the whole recording; a stretch alone would mislead. */
  source?: VoiceFeatures;
  /** 0 to 1: how closely the timbre comes to the target's. */
  similarity: number;
  /** 0 to 1, as in `Delivery`: how even the melody is, and how much it is exaggerated. Absent: as it was spoken. */
  delivery?: { stability: number; style: number };
  /** What is said in the stretch, for engines whose traits ask for it. */
  spoken?: SpokenWords;
  seed: number;
  /** What the step before gave with its sound; absent in the first. */
  state?: Float32Array;
  removeBackgroundNoise?: boolean;
}

/** All words of a stretch, in order. */
export interface SpokenWords {
  /** BCP 47. */
  language: string;
  words: readonly SpokenWord[];
}

export interface SpokenWord {
  /** With its punctuation, without the space before it. */
  text: string;
  spaceBefore: boolean;
  /** From the first sample of the request, with its lead. */
  startMs: number;
  endMs: number;
}

export interface TargetVoice {
  /** The voice's id in the public API, for engines that keep voices themselves. */
  id: string;
  /** The voice's name in the speech engine that the traits name. */
  engineVoice?: string;
  /** What an engine that measures was told by `measure`. */
  features?: VoiceFeatures;
}

/** How a voice sounds, whatever it says. */
export interface VoiceFeatures {
  /** Geometric mean of the fundamental, Hz. */
  pitchHz: number;
  /** Spread of the fundamental, in semitones (standard deviation). */
  pitchSpread: number;
  /** Mean square of the loud parts. */
  loudPower: number;
  /** Mean spectral envelopes in dB, evenly from 0 to half the engine's rate; each with mean 0. */
  voicedDb: readonly number[];
  unvoicedDb: readonly number[];
}

export type VoiceConversionPart =
  | { type: 'features'; features: VoiceFeatures }
  /** `samples`: as long as what was asked, without lead and tail. `state`: for the next step of the same recording. */
  | { type: 'audio'; samples: Float32Array; state: Float32Array };

export interface VoiceConversionTraits {
  sampleRateHz: number;
  /** Voices are measured first; otherwise the engine knows them by their ids. */
  measures: boolean;
  /** Length of a step that suits it (a multiple of 5 ms), at most where it speaks; and what it wants to know before and after. */
  stepMs: number;
  contextMs: number;
  /** It speaks anew what is said, and must be told it. */
  speaks?: {
    /** ISO 639-1. */
    languages: readonly string[];
    /** Only voices of this speech engine can be the target. */
    speechEngine: string;
    /** Who takes what it cannot do: the two share features and `state`, so stretches of both join. */
    otherwise: string;
  };
}
