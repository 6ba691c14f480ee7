export { voiceSpeakingModule } from './module.ts';
export { type ResolvedVoice, resolveOwn, resolveVoice } from './resolve-voice.ts';
