import type { EspeakLanguage } from './espeak-language.ts';

/** UTF-8 bytes of the longest text that one request may hold. */
export const longestTextBytes = 8192;

/** What the eSpeak process is asked. Every request carries an id that its answer repeats. */
export type EspeakRequest =
  | { id: number; kind: 'ipa'; text: string; language: string }
  | { id: number; kind: 'speak'; text: string; language: string; settings: EspeakSettings };

export interface EspeakSettings {
  /** Voice variant of eSpeak: `f3`, `m1`. */
  variant: string;
  /** Words per minute, 80 to 450; 175 is its everyday pace. */
  wordsPerMinute: number;
  /** 0 to 100; 50 is the variant's own pitch. */
  pitch: number;
  /** 0 to 100; how far the pitch moves; 50 is its everyday melody, 0 is monotone. */
  range: number;
}

/** A word event of eSpeak with the sounds that followed it. Offsets count code points, from 0. */
export interface EspeakWord {
  position: number;
  length: number;
  startMs: number;
  endMs: number;
  sounds: string[];
}

export type EspeakReply =
  | { kind: 'ready'; languages: EspeakLanguage[]; sampleRateHz: number }
  | { kind: 'ipa'; id: number; words: EspeakWord[] }
  | { kind: 'speech'; id: number; words: EspeakWord[]; samples: Int16Array }
  | { kind: 'refused'; id: number; reason: 'language' | 'failed' };
