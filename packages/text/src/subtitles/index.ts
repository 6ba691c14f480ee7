export { type SubtitleCue, type SubtitleOptions, subtitleCues } from './subtitle-cues.ts';
export { type TimedCharacters, type TimedWord, wordsOfCharacters } from './timed-words.ts';
export { toSrt, toVtt } from './write-subtitles.ts';
