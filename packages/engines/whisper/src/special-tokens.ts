import { whisperLanguages } from './languages.ts';

/** Tokens of the multilingual models that are no text. */
export const END_OF_TEXT = 50257;
export const START_OF_TRANSCRIPT = 50258;
/** The first of the languages, in the order of `whisperLanguages`. */
export const FIRST_LANGUAGE = 50259;
/** What is written after it is English. */
export const TRANSLATE = 50358;
export const TRANSCRIBE = 50359;
/** What comes before is not to be written again. */
export const START_OF_PREVIOUS = 50361;
export const NO_SPEECH = 50362;
export const NO_TIMESTAMPS = 50363;
/** 0.00 s; each next one stands for 20 ms more. */
export const FIRST_TIME = 50364;

/** Samples of a step of the time tokens, and of one state of the encoder. */
export const STEP_SAMPLES = 320;
export const STEP_MS = 20;

export const isText = (token: number): boolean => token < END_OF_TEXT;
export const isTime = (token: number): boolean => token >= FIRST_TIME;

/** @throws RangeError for a language that the model does not know */
export function languageToken(language: string): number {
  const place = whisperLanguages.indexOf(language);
  if (place < 0) throw new RangeError(`no token for the language ${language}`);
  return FIRST_LANGUAGE + place;
}
