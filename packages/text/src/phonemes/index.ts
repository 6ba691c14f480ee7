export { EnglishPhonemizer } from './english/english-phonemizer.ts';
export type { IpaReader, IpaWord } from './ipa-reader.ts';
export type { PhonemeWord, Phonemizer } from './phonemizer.ts';
