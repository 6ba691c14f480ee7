export { createVoice } from './create-voice.ts';
export { voiceRegistryModule } from './module.ts';
export { type VoiceReader, voiceAccess, voiceReader } from './voice-reader.ts';
export { wordsOf } from './voice-words.ts';
export {
  changeSound,
  changeVoice,
  findAnyVoice,
  listSettled,
  type SettledVoice,
  visibleTo,
} from './voices.store.ts';
