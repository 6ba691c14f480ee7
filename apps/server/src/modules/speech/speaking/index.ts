export type { GeneratedSpeech } from './actions/generate-speech.ts';
export { speakAsJob } from './actions/speak-as-job.ts';
export { awaitRecording } from './await-recording.ts';
export { beginPlanned, type SpeechCall } from './begin-planned.ts';
export { speakingModule } from './module.ts';
export * as planning from './plan/index.ts';
export * as sockets from './sockets/index.ts';
export { toTimedAudio } from './speech-chunk.view.ts';
export type {
  EngineCall,
  SpeechChunk,
  SpokenSegment,
  TimedCharacter,
} from './track/index.ts';
