/** What one dictionary holds at most. */
export const pronunciationLimits = {
  rules: 10_000,
  /** UTF-16 units of what is replaced, and of what is said in its place. */
  find: 200,
  replacement: 500,
  /** Of a lexicon file (PLS). */
  fileBytes: 4 * 1024 * 1024,
} as const;

/** The ones that can be read; `cmu` is another name of the second. */
export const pronunciationAlphabets = ['ipa', 'cmu-arpabet'] as const;
export type PronunciationAlphabet = (typeof pronunciationAlphabets)[number];
