import { readIpa } from './ipa/read-ipa.ts';
import type { PhonemeWord } from './phonemizer.ts';

/** A pronunciation given in IPA for a stretch of the text (UTF-16 offsets, end exclusive). */
export interface PronunciationOverride {
  start: number;
  end: number;
  ipa: string;
}

/** Replaces the words that lie in each override's stretch by one word with the given sound. */
export function overridePronunciations(
  words: readonly PhonemeWord[],
  overrides: readonly PronunciationOverride[],
  language: string,
): PhonemeWord[] {
  let result = [...words];
  for (const { start, end, ipa } of overrides) {
    const phonemes = readIpa(ipa, language);
    if (phonemes === '') continue;
    const first = result.findIndex((word) => word.end > start);
    const at = first < 0 ? result.length : first;
    const spaced = result[at]?.spaced ?? at > 0;
    const kept = result.filter((word) => word.end <= start || word.start >= end);
    result = [...kept.slice(0, at), { start, end, phonemes, spaced }, ...kept.slice(at)];
  }
  return result;
}
