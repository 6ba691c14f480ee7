import type { PhonemeWord } from './phonemizer.ts';

/** Reads words in Latin script that stand in a text of another script; offsets are those of the part handed in. */
export type ReadForeign = (text: string) => Promise<PhonemeWord[]>;
