import type { HeardWord } from '@mynah/transcripts';
import type { Span } from './find-cut.ts';

/** What was heard in a stretch of a recording: the result of a step of the work on it. */
export interface HeardStep {
  channelIndex: number;
  startMs: number;
  endMs: number;
  /** ISO 639-1; null where nobody speaks. */
  language: string | null;
  languageProbability: number | null;
  words: HeardWord[];
  /** Where times of words were not wanted. */
  text: string | null;
  speech: Span[];
  voices: HeardVoice[];
  /** One byte for each 50 ms, base64. */
  peaks: string;
}

export interface HeardVoice {
  startMs: number;
  endMs: number;
  /** Float32, base64. */
  vector: string;
}

/** The steps of a transcription, of all its channels one after the other. */
export const heardSteps = 'heard';
