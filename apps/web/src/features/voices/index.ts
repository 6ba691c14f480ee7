/** The door of the voices: what other pages may use. */
export { displayName, type PickerVoice, toPickerVoice } from '#web/features/voices/picker-voice.ts';
export { rememberVoice } from '#web/features/voices/recent-voices.ts';
export { selectVoice, useSelectedVoice } from '#web/features/voices/selected-voice.ts';
export { isUnverified } from '#web/features/voices/usable.ts';
export { VoiceButton } from '#web/features/voices/voice-button.tsx';
export { asTitle, noticePeriodLabel, rateLabel } from '#web/features/voices/voice-labels.ts';
export { VoiceLine } from '#web/features/voices/voice-line.tsx';
export { PreviewButton } from '#web/features/voices/voice-row.tsx';
export { useVoices } from '#web/features/voices/voices.requests.ts';
export { VoicesNav } from '#web/features/voices/voices-nav.tsx';
export { VoicesPage } from '#web/features/voices/voices-page.tsx';
