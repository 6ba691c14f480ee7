/** A pronunciation rule of a dictionary or of SSML, applied before normalization. */
export interface PronunciationRule {
  /** Word or phrase to find. */
  find: string;
  caseSensitive: boolean;
  /** Whole words only. */
  wordBoundaries: boolean;
  /** Another spelling, or a phoneme string. */
  replacement:
    | { kind: 'alias'; alias: string }
    | { kind: 'phoneme'; phoneme: string; alphabet: 'ipa' | 'cmu-arpabet' };
}
