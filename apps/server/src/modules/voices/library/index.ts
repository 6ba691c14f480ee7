export { checkSharedText, requireNoModeration } from './check-shared-text.ts';
export { type SpokenItems, spokenItems } from './extension-points.ts';
export { voiceLibraryModule } from './module.ts';
export { listNearestVoices } from './nearest-voices.ts';
export { speakAsOriginal, type VoiceTerms } from './speak-as-original.ts';
export { recordSharedUse, type SharedUse } from './usage.store.ts';
