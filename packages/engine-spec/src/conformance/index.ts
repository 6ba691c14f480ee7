export { type AlignmentConformanceOptions, describeAlignmentEngine } from './describe-alignment-engine.ts';
export { describeIsolationEngine, type IsolationConformanceOptions } from './describe-isolation-engine.ts';
export { describeSpeechEngine, type SpeechConformanceOptions } from './describe-speech-engine.ts';
export {
  describeTranscriptionEngine,
  type KnownSpeech,
  type TranscriptionConformanceOptions,
} from './describe-transcription-engine.ts';
export {
  describeTranslationEngine,
  type TranslationConformanceOptions,
} from './describe-translation-engine.ts';
export {
  describeVoiceActivityEngine,
  type VoiceActivityConformanceOptions,
} from './describe-voice-activity-engine.ts';
export {
  describeVoiceConversionEngine,
  type VoiceConversionConformanceOptions,
} from './describe-voice-conversion-engine.ts';
export { edgeSilenceMs, loudnessDb, medianPitchHz, peakOf } from './measure-sound.ts';
export { runTask } from './run-task.ts';
export { delayBetween, siSdrDb } from './signal-similarity.ts';
export { speakWhole, type WholeSpeech } from './speak-whole.ts';
export { mixNoise, plainNoise, toLevel, voiceLikeSound } from './voice-like-sound.ts';
export { wordErrorRate } from './word-error-rate.ts';
