import type { SpeakerTurn } from './find-turns.ts';
import { overlapMs, type Span } from './span.ts';

/** Words closer than this are said in one breath. */
const breathMs = 350;

/**
 * The speaker of each word: whose turn it overlaps most, or whose is nearest. One word of another speaker in the
 * middle of a breath is taken for a slip. @param words in order of time @returns a speaker for each word
 */
export function assignWords(words: readonly Span[], turns: readonly SpeakerTurn[]): number[] {
  if (turns.length === 0) return words.map(() => 0);
  let first = 0;
  const speakers = words.map((word) => {
    while (first + 1 < turns.length && turns[first + 1]!.startMs <= word.startMs) first += 1;
    return speakerOf(word, turns.slice(Math.max(0, first - 1), first + 4));
  });
  return speakers.map((speaker, index) => {
    const before = speakers[index - 1];
    const isAlone = before !== undefined && before !== speaker && before === speakers[index + 1];
    return isAlone && inOneBreath(words, index) ? before : speaker;
  });
}

function speakerOf(word: Span, turns: readonly SpeakerTurn[]): number {
  const middle = (word.startMs + word.endMs) / 2;
  const apart = (turn: Span): number => Math.max(0, turn.startMs - middle, middle - turn.endMs);
  const [best] = [...turns].sort(
    (one, other) => overlapMs(word, other) - overlapMs(word, one) || apart(one) - apart(other),
  );
  return best!.speaker;
}

const inOneBreath = (words: readonly Span[], index: number): boolean =>
  words[index]!.startMs - words[index - 1]!.endMs < breathMs &&
  words[index + 1]!.startMs - words[index]!.endMs < breathMs;
