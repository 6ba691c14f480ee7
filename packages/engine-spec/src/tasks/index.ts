export type * from './alignment.ts';
export type * from './classification.ts';
export type * from './cloning.ts';
export type * from './embedding.ts';
export type * from './isolation.ts';
export type * from './music.ts';
export type * from './pronunciation.ts';
export type * from './recognition.ts';
export type * from './sound.ts';
export type * from './speaker.ts';
export {
  defineTaskEngine,
  type RemoteServer,
  type TaskEngine,
  type TaskEngineDefinition,
  type TaskEngineHome,
  type TaskName,
  type TaskPart,
  type TaskRequest,
  type TaskTraits,
} from './task-engine.ts';
export type * from './transcription.ts';
export type * from './translation.ts';
export type * from './voice-activity.ts';
export type * from './voice-conversion.ts';
