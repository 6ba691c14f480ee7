/**
 * One sound as eSpeak writes it in a language, what the model is given for it, and why. A row applies to any run of
 * characters in a sound (without its stress mark); longer ones go first. What no row names goes by the rules of all
 * languages (`ipa-symbols.ts`).
 */
export type SoundRow = readonly [espeak: string, symbols: string, reason: string];

/** What eSpeak marks and the model has no sound for, in any language. */
export const marks = {
  stod: 'the glottal catch of the syllable has no symbol: the vowel is said plainly',
  length: 'length is heard, and the model knows the mark',
  short: 'no symbol of its own: the nearest vowel by place',
  dental: 'the model knows one place for it, the same to its ear',
} as const;

/** A rule over the sounds of a whole word, after the rows: sounds that change beside others. */
export type WordRow = readonly [find: RegExp, symbols: string, reason: string];
