export { voiceSpeakingModule } from './module.ts';
export { type ResolvedVoice, resolveVoice } from './resolve-voice.ts';
