import type { CharacterAlignment } from '@mynah/contract/speech/text-to-speech';
import { wordSegments } from '#web/shared/format/word-segments.ts';
import { countStarted } from '#web/shared/words/count-started.ts';

/** A stretch of the text; those that are spoken have a time. */
export type Piece = { text: string; time?: { start: number; end: number } };

/**
 * Splits a text by its timings into words and what stands between them. Words are found as the language has them, so
 * that texts without spaces follow word by word as well.
 */
export function toPieces(alignment: CharacterAlignment, locale?: string): Piece[] {
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = alignment;
  const indexAt = characters.flatMap((character, index) => new Array<number>(character.length).fill(index));
  return wordSegments(characters.join(''), locale).map(({ segment, index, isWordLike }) => {
    const start = starts[indexAt[index] ?? -1];
    const end = ends[indexAt[index + segment.length - 1] ?? -1];
    const isSpoken = isWordLike && start !== undefined && end !== undefined;
    return isSpoken ? { text: segment, time: { start, end } } : { text: segment };
  });
}

/** The word that sounds, or that sounded last; -1 before the first. `starts` rises. */
export const wordAt = (starts: readonly number[], seconds: number): number =>
  countStarted(starts.length, (index) => starts[index] ?? 0, seconds) - 1;
