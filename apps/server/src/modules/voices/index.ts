export { type ResolvedVoice, resolveOpenaiVoiceId, resolveVoice } from './actions/resolve-voice.ts';
export { type GivenSettings, mergeSettings } from './merge-settings.ts';
export { voicesModule } from './module.ts';
export { openaiVoices } from './premade-voices.ts';
export type { Speaker } from './voice-speakers.ts';
