export { cutCost } from './cut-cost.ts';
export { type ReadCue, readSubtitles } from './read-subtitles.ts';
export { type SubtitleCue, type SubtitleOptions, subtitleCues } from './subtitle-cues.ts';
export { textWidth } from './text-width.ts';
export { type TimedCharacters, type TimedWord, wordsOfCharacters } from './timed-words.ts';
export { toSrt, toVtt } from './write-subtitles.ts';
