export {
  answerWhole,
  bytesOf,
  type EncodedChunk,
  type SoundInTheMaking,
  whenWhole,
} from './answer-whole.ts';
export { completeInHistory } from './complete-in-history.ts';
export { concurrencyHeaders, generationHeaders } from './generation-headers.ts';
export { generationModule } from './module.ts';
export { checkFormat, planFormat } from './plan-format.ts';
export { endingWithCaller, type Presence, presenceOf } from './presence.ts';
export { priceWithUses } from './price-with-uses.ts';
export { readWhole, type SoundFile, SoundSpool, storedSound } from './sound-spool.ts';
export { type FinishedSound, recordingFormat, SoundTrack } from './sound-track.ts';
