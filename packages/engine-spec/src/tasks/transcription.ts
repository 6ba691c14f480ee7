/** One window of speech: the caller cuts long audio at silences. */
export interface TranscriptionRequest {
  /** Mono, 16 kHz, -1 to 1; at most `maxWindowMs` long. */
  samples: Float32Array;
  /** ISO 639-1; detected when absent. */
  language?: string;
  /** `translate`: what is said is written in English. Only of engines that say so. */
  task?: 'transcribe' | 'translate';
  /** What was said just before, and terms to expect: steers the spelling, is never put out. */
  prompt?: string;
  /** Times of words are wanted; without them the window is done sooner. */
  wordTimes: boolean;
  /** A guess at speech that goes on: it is wanted soon, may be less exact, and is made anew in a moment. */
  isDraft?: boolean;
  /** 0 (the default) takes the likeliest token; up to 2. */
  temperature?: number;
  seed?: number;
}

export interface TranscribedWord {
  /** Without the space before it; with its punctuation. */
  text: string;
  /** Whether a space goes before it: Chinese and Japanese write none. */
  spaceBefore: boolean;
  /** From the first sample of the window. */
  startMs: number;
  endMs: number;
  /** Natural logarithm, 0 or less. */
  logProbability: number;
}

export type TranscriptionPart =
  /** First, once; certain (1) when the request named it. */
  | { type: 'language'; language: string; probability: number }
  | {
      type: 'text';
      text: string;
      /** Empty when no times were wanted. */
      words: TranscribedWord[];
      /** 0 to 1: how likely it is that nobody speaks. */
      noSpeech: number;
    };

export interface TranscriptionTraits {
  /** ISO 639-1, best first where known. */
  languages: readonly string[];
  maxWindowMs: number;
  /** Times of words, and that within some hundredths of a second. */
  wordTimes: boolean;
  /** Writes what is said in other languages in English, where that is asked for. */
  translates?: boolean;
  /** Writes sounds that are no speech in brackets: `[Laughter]`. */
  marksSounds?: boolean;
}
