/** The types of speaking, for other ways to speak. */
export type { GeneratedSpeech } from './actions/generate-speech.ts';
export type { SpeechCall } from './begin-speech.ts';
export type { TimedCharacter } from './character-timings.ts';
export type { EngineCall, SpokenSegment } from './speak-segments.ts';
export type {
  PlannedSegment,
  SegmentPlace,
  SpeechJob,
  SpeechOrder,
  SpeechSetup,
  SpokenItem,
} from './speech-job.ts';
export type { SpeechChunk } from './speech-track.ts';
