/** A word as a rule-based reader pronounced it. */
export interface IpaWord {
  /** UTF-16 offsets into the text, end exclusive. */
  start: number;
  end: number;
  /** One entry per sound, stress mark in front: `['h', 'ə', 'l', 'ˈoʊ']`. */
  sounds: string[];
}

/** Reads text of any language aloud as IPA; in practice eSpeak NG in a process of its own. */
export interface IpaReader {
  /**
   * Punctuation is left out. Words that run together in speech may share one entry, so entries need not cover
   * the text.
   * @throws EngineFailure `unsupported` for a language that the reader does not know
   */
  ipa(text: string, language: string): Promise<IpaWord[]>;
}
