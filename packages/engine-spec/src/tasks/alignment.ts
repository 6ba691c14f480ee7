import type { TranscribedWord } from './transcription.ts';

/** When each word of a known text is heard. */
export interface AlignmentRequest {
  /** Mono, 16 kHz, -1 to 1; at most `maxWindowMs` long. */
  samples: Float32Array;
  /** What is said in it, all of it. */
  text: string;
  /** ISO 639-1. */
  language: string;
}

export interface AlignmentPart {
  type: 'words';
  /** Every word of the text, in order. */
  words: TranscribedWord[];
  /** Mean negative logarithm of the probability per token: above about 2 the text is not what is said. */
  loss: number;
}

export interface AlignmentTraits {
  languages: readonly string[];
  maxWindowMs: number;
}
