export { findVisibleVoice, getVoice } from './actions/get-voice.ts';
export { describeVoices } from './describe-voices.ts';
export { type VoicePart, voiceParts } from './extension-points.ts';
export { findCopyOf } from './find-copy.ts';
export { notHidden } from './hidden-voices.ts';
export { type GivenSettings, mergeSettings } from './merge-settings.ts';
export { voiceCatalogModule } from './module.ts';
export { requireVoiceRole } from './require-voice-role.ts';
export { verifiedLanguages } from './verified-languages.ts';
