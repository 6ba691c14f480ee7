export { addFingerprint, findKnownSounds } from './sound-fingerprints.store.ts';
