export {
  measureSpeaker,
  packSpeaker,
  speakerDistance,
  speakerRateHz,
  unpackSpeaker,
} from './measure-speaker.ts';
export { readSound } from './read-sound.ts';
