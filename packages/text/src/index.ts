export type {
  PlanOptions,
  PlanWarning,
  PronunciationRule,
  SpeechPlan,
  SpeechSegment,
} from './speech-plan.ts';
