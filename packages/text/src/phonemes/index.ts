export type { PhonemeWord, Phonemizer } from './phonemizer.ts';
