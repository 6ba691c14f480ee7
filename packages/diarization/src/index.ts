/**
 * Who spoke when. In order: `findSpeech` on the frames of the `voice-activity` engine; `planWindows`; a vector of each
 * window by the `speaker` engine; `findTurns`; `assignWords`.
 */
export { assignWords } from './assign-words.ts';
export { findSpeech, type SpeechOptions } from './find-speech.ts';
export { findTurns, type SpeakerTurn, type TurnOptions } from './find-turns.ts';
export type { VoicedWindow } from './follow-voices.ts';
export { planWindows } from './plan-windows.ts';
export type { Span } from './span.ts';
