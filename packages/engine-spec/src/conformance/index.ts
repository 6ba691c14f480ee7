export { describeIsolationEngine, type IsolationConformanceOptions } from './describe-isolation-engine.ts';
export {
  describeSpeechEngine,
  type SpeechConformanceOptions,
  wordErrorRate,
} from './describe-speech-engine.ts';
export { delayBetween, siSdrDb } from './measure-likeness.ts';
export { edgeSilenceMs, loudnessDb, medianPitchHz, peakOf } from './measure-sound.ts';
export { speakWhole, type WholeSpeech } from './speak-whole.ts';
export { mixNoise, plainNoise, toLevel, voiceLikeSound } from './voice-like-sound.ts';
