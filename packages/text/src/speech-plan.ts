import type { AudioTagOptions } from './markup/audio-tags.ts';
import type { Pronunciations } from './markup/pronunciations/compile-pronunciations.ts';
import type { SpeakingStyle } from './markup/speaking-styles.ts';

export interface PlanOptions {
  /** BCP 47 tag; detected per segment when absent. */
  language?: string;
  /** Taken where a text is too short to tell its language: the voice's own. English when absent. */
  fallbackLanguage?: string;
  /** The API's `apply_text_normalization`. `auto` spells out what an engine could misread, `on` reads out lone signs too, `off` changes nothing. */
  normalization: 'auto' | 'on' | 'off';
  /** Reads `<break>`, `<phoneme>` and drops other tags; without it tags are text. `<break>` always works, as upstream. */
  ssml: boolean;
  /** Which bracketed phrases are audio tags: never read aloud. */
  audioTags?: AudioTagOptions;
  /** Nobody hears it before all is made: no short first segment; a short text is shared out among two. */
  isHeardWhole?: boolean;
  /** Compiled once by `compilePronunciations`; of several lists, earlier ones win. */
  pronunciations?: readonly Pronunciations[];
}

/** One clause or sentence to be spoken in one go. */
export interface SpeechSegment {
  /** Spoken form: normalized, without markup, at most 400 UTF-16 units. */
  text: string;
  /** BCP 47 tag. */
  language: string;
  /** UTF-16 offsets of the part of the source text that this segment speaks; segments tile the source in order. */
  sourceStart: number;
  sourceEnd: number;
  /** For each UTF-16 unit of `text`: offset in the source of what it speaks; monotone, length `text.length + 1`. */
  sourceMap: Uint32Array;
  phonemes: { start: number; end: number; ipa: string }[];
  /** How it is to be said, where an audio tag asks for it. */
  speakingStyle?: SpeakingStyle;
  /** Silence before the segment; only the first has one, where the text starts with a `<break>`. */
  pauseBeforeMs: number;
  /** Silence after the segment asked for by `<break>` or paragraph end, beside what the engine gives by itself. */
  pauseAfterMs: number;
}

export interface PlanWarning {
  code: string;
  message: string;
}

export interface SpeechPlan {
  segments: SpeechSegment[];
  warnings: PlanWarning[];
}
