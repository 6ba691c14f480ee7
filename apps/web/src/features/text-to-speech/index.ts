/** The public interface of text to speech: what other pages that make speech may use. */

export { readTimedAudio } from '#web/features/text-to-speech/read-timed-audio.ts';
export { countCharacters } from '#web/features/text-to-speech/speech-cost.ts';
export { SpeechSettings } from '#web/features/text-to-speech/speech-settings.tsx';
export {
  forgetUnfinished,
  forgetWhenRefused,
  rememberItem,
  rememberUnfinished,
  stopUnfinished,
} from '#web/features/text-to-speech/unfinished.ts';
export { UnfinishedNotice } from '#web/features/text-to-speech/unfinished-notice.tsx';
export { changeVoiceSettings, useVoiceSettings } from '#web/features/text-to-speech/voice-settings.ts';
