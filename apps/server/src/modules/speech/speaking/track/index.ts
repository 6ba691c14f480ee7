/** Segments spoken by engines, joined to one sound with the time of each character. */
export type { TimedCharacter } from './character-timings.ts';
export type { PlannedSegment, SegmentPlace } from './planned-segment.ts';
export { openSpeechTrack, speakCalls } from './speak-calls.ts';
export type { EngineCall, SpokenSegment } from './speak-segments.ts';
export { inStyle } from './speaking-styles.ts';
export type { Recording, SpeechChunk, SpeechTrack } from './speech-track.ts';
