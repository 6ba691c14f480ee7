export {
  describeSpeechEngine,
  type SpeechConformanceOptions,
  wordErrorRate,
} from './describe-speech-engine.ts';
export { edgeSilenceMs, loudnessDb, medianPitchHz, peakOf } from './measure-sound.ts';
export { speakWhole, type WholeSpeech } from './speak-whole.ts';
