/** A word or a few, to be read as speakers of some languages would read it. */
export interface PronunciationRequest {
  text: string;
  /** BCP 47 tags, in the order in which they are answered. */
  languages: readonly string[];
}

export interface PronunciationPart {
  type: 'pronunciation';
  language: string;
  /** In IPA, as `PhonemeOverride` takes it. */
  ipa: string;
}

export type PronunciationTraits = Record<never, never>;
