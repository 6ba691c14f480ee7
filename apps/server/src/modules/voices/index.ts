export { type ResolvedVoice, resolveOpenaiVoiceId, resolveVoice } from './actions/resolve-voice.ts';
export { type SpokenItems, spokenItems } from './library/extension-points.ts';
export * as library from './library/for-speaking.ts';
export { type GivenSettings, mergeSettings } from './merge-settings.ts';
export { voicesModule } from './module.ts';
export { openaiVoices } from './premade-voices.ts';
export type { Speaker } from './voice-speakers.ts';
