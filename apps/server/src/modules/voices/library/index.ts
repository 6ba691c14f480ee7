export { checkSharedText, requireNoModeration } from './check-shared-text.ts';
export { type EarnedUses, type SpokenItems, spokenItems, voiceEarnings } from './extension-points.ts';
export { voiceLibraryModule } from './module.ts';
export { listNearestVoices } from './nearest-voices.ts';
export { speakAsOriginal, type VoiceTerms } from './speak-as-original.ts';
export { recordSharedUse, type SharedUse } from './usage.store.ts';
