import type { TimingMark } from '@mynah/engine-spec';
import { FRAME_MS } from './frames.ts';
import type { Phrase, PhraseWord } from './plan-phrases.ts';

/**
 * When each letter of a phrase is heard. Words lie exactly where the model speaks them; inside a word the letters
 * share the time of its phonemes, first letters with first phonemes.
 * @param starts frame at which each token begins, and the end of the last, counted from the phrase's first sound
 * @param offsetMs when the phrase's first sound is heard
 */
export function phraseMarks(
  text: string,
  phrase: Phrase,
  starts: readonly number[],
  offsetMs: number,
): TimingMark[] {
  return phrase.words.flatMap((word) => letterMarks(text, word, starts, offsetMs));
}

function letterMarks(
  text: string,
  word: PhraseWord,
  starts: readonly number[],
  offsetMs: number,
): TimingMark[] {
  const letters = [...text.slice(word.start, word.end)];
  const tokens = word.to - word.from;
  const timeAt = (share: number): number => {
    const position = word.from + share * tokens;
    const index = Math.min(Math.floor(position), word.to - 1);
    const within = position - index;
    const frame = starts[index]! + within * (starts[index + 1]! - starts[index]!);
    return offsetMs + frame * FRAME_MS;
  };
  let at = word.start;
  return letters.map((letter, index) => {
    const start = at;
    at += letter.length;
    return {
      start,
      end: at,
      startMs: timeAt(index / letters.length),
      endMs: timeAt((index + 1) / letters.length),
    };
  });
}

/** Frame at which each token begins, and the end of the last. */
export function tokenStarts(durations: ArrayLike<number>): number[] {
  const starts = [0];
  for (let index = 0; index < durations.length; index++) starts.push(starts[index]! + durations[index]!);
  return starts;
}
