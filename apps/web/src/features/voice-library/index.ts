/** The door of the voice library: what the pages of one's own voices use. */
export { ShareVoiceDialog } from '#web/features/voice-library/sharing/share-voice-dialog.tsx';
export { sharingOf, sharingState, stateText } from '#web/features/voice-library/sharing/sharing-state.ts';
export { VoiceShareStats } from '#web/features/voice-library/stats/voice-share-stats.tsx';
