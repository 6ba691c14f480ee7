export { type DetectedLanguage, detectLanguage } from './language/detect-language.ts';
export { beginsWithOverlap } from './markup/audio-tags.ts';
export type { PronunciationRule } from './markup/pronunciations/index.ts';
export type { SpeakingStyle } from './markup/speaking-styles.ts';
export { planSegments, planSpeech } from './plan-speech.ts';
export type {
  PlanOptions,
  PlanWarning,
  SpeechPlan,
  SpeechSegment,
} from './speech-plan.ts';
export { splitSentences } from './split/sentences.ts';
export { defaultSchedule, SpeechTextBuffer } from './stream/speech-text-buffer.ts';
