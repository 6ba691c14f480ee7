export { findPremadeVoice, findPublicVoice, resolveOpenaiVoiceId } from './find-aliased-voice.ts';
export { engineVoicesModule } from './module.ts';
export { openaiVoices, premadeVoices } from './premade-voices.ts';
export { renderPreviews } from './render-previews.job.ts';
export { syncDefaultVoices } from './sync-default-voices.ts';
export { isUntrained, type Speaker, substituteSpeaker, voiceSpeakers } from './voice-speakers.ts';
