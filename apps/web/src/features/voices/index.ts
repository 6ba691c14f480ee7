/** The public interface of the voices: what other pages may use. */
export { ListedVoice } from '#web/features/voices/listed-voice.tsx';
export { displayName, type PickerVoice } from '#web/features/voices/picker-voice.ts';
export { VoicePreviewButton } from '#web/features/voices/preview-button.tsx';
export { rememberVoice } from '#web/features/voices/recent-voices.ts';
export { selectVoice, useSelectedVoice } from '#web/features/voices/selected-voice.ts';
export { VoiceButton } from '#web/features/voices/voice-button.tsx';
export { useVoices, voicesQuery } from '#web/features/voices/voices.requests.ts';
export { VoicesFrame } from '#web/features/voices/voices-frame.tsx';
export { VoicesPage } from '#web/features/voices/voices-page.tsx';
