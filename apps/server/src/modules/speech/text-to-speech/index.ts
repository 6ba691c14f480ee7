export { beginSpeech } from './begin-speech.ts';
export { textToSpeechModule } from './module.ts';
export * as sockets from './sockets/index.ts';
export * as speaking from './speaking.ts';
export type {
  EngineCall,
  GeneratedSpeech,
  PlannedSegment,
  SegmentPlace,
  SpeechCall,
  SpeechChunk,
  SpeechJob,
  SpeechOrder,
  SpeechSetup,
  SpokenItem,
  SpokenSegment,
  TimedCharacter,
} from './speech-types.ts';
