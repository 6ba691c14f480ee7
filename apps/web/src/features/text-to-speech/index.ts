/** The public interface of text to speech: what other pages that make speech may use. */

export { type BegunGeneration, heardGeneration } from '#web/features/text-to-speech/heard-generation.ts';
export { countCharacters } from '#web/features/text-to-speech/speech-cost.ts';
export { SpeechSettings } from '#web/features/text-to-speech/speech-settings.tsx';
export { UnfinishedNotice } from '#web/features/text-to-speech/unfinished-notice.tsx';
export { changeVoiceSettings, useVoiceSettings } from '#web/features/text-to-speech/voice-settings.ts';
