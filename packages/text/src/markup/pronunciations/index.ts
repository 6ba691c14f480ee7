export { toIpa } from '../arpabet.ts';
export { applyInAddresses, applyPronunciations } from './apply-pronunciations.ts';
export { compilePronunciations, type Pronunciations } from './compile-pronunciations.ts';
export { findPronunciations, type PronunciationMatch } from './find-pronunciations.ts';
export type { PronunciationRule } from './pronunciation-rule.ts';
