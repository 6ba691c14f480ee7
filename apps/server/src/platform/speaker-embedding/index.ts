export { embedWindows, speakerRateHz } from './embed-stretches.ts';
export { measureSpeaker } from './measure-speaker.ts';
export { readSound } from './read-sound.ts';
export {
  packSpeaker,
  readSpeaker,
  speakerDistance,
  speakerSimilarity,
  unpackSpeaker,
  writeSpeaker,
} from './speaker-vector.ts';
