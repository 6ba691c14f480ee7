import { type TimedWord, wordsOfCharacters } from '@mynah/text/subtitles';

/** The time of each character of a take, ms from its begin. */
export interface CharacterTimes {
  characters: readonly string[];
  startMs: readonly number[];
  endMs: readonly number[];
}

/**
 * The words of a take, in seconds from the begin of its chapter. Times never go back, and none is before 0 or after
 * `endMs`.
 * @param at where the take begins in the chapter.
 */
export function spokenWords(
  { characters, startMs, endMs }: CharacterTimes,
  at: { startMs: number; endMs: number },
): TimedWord[] {
  const place = (ms: number): number => Math.max(0, Math.min(at.startMs + ms, at.endMs)) / 1000;
  return wordsOfCharacters({ characters, starts: startMs.map(place), ends: endMs.map(place) });
}
