/** A word of the text with its sound. Punctuation that the model has symbols for comes as a word of its own. */
export interface PhonemeWord {
  /** UTF-16 offsets into the text, end exclusive. */
  start: number;
  end: number;
  /**
   * Symbols of the Kokoro vocabulary (IPA, with `A I O Q W Y` for English diphthongs, `ʧ ʤ`, stress marks `ˈ ˌ`),
   * or the punctuation itself.
   */
  phonemes: string;
  /** A space is heard (spoken as a word boundary) before this word. */
  spaced: boolean;
}

/** Grapheme to phoneme for some languages. */
export interface Phonemizer {
  /** BCP 47 tags it does well. */
  readonly languages: readonly string[];
  phonemize(text: string, language: string): Promise<PhonemeWord[]>;
  dispose(): Promise<void>;
}
