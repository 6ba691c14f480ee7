export {
  answerWhole,
  bytesOf,
  type EncodedChunk,
  readWhenWhole,
  type SoundInTheMaking,
  whenWhole,
} from './answer-whole.ts';
export { BegunSound } from './begun-sound.ts';
export { readWhole, type SoundFile, SoundSpool, storedSound } from './sound-spool.ts';
export { SoundTrack } from './sound-track.ts';
export { toBase64 } from './to-base64.ts';
