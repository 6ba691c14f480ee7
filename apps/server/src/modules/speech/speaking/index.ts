export type { GeneratedSpeech } from './actions/generate-speech.ts';
export { awaitRecording } from './await-recording.ts';
/** Speech that nobody waits for. */
export * as background from './background.ts';
export { beginPlanned, type SpeechCall } from './begin-planned.ts';
export type { FinishedSpeech, Keeping } from './keeping.ts';
export { speakingModule } from './module.ts';
export * as planning from './plan/index.ts';
export * as sockets from './sockets/index.ts';
export { toTimedAudio } from './speech-chunk.view.ts';
export * as tracks from './track/index.ts';
