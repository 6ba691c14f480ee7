export { type FoundStretch, findStretches, mostDifference } from './compare-fingerprints.ts';
export { type Fingerprint, longestFingerprintMs, takeFingerprint, takeQuestion } from './fingerprint.ts';
