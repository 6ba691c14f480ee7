import { wordSegments } from '#web/shared/format/word-segments.ts';

export const WORDS_PER_MINUTE = 140;

/** Words as people count them: runs of letters and digits; scripts without spaces are segmented. */
export function countWords(text: string): number {
  return wordSegments(text).filter((segment) => segment.isWordLike).length;
}

/** How long a text takes to speak, at 140 words a minute. */
export function estimateSpeakingSeconds(text: string): number {
  return (countWords(text) / WORDS_PER_MINUTE) * 60;
}
