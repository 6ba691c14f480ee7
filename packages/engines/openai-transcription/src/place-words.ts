import type { TranscribedWord } from '@mynah/engine-spec/tasks';
import type { TranscriptionAnswer } from './answer.ts';

/** The words of an answer as they stand in its text: the API gives them without their signs. */
export function placeWords(
  { text, words, segments }: TranscriptionAnswer,
  windowMs: number,
): TranscribedWord[] {
  const places = findWords(
    text,
    (words ?? []).map(({ word }) => word.trim()),
  );
  let before = 0;
  return (words ?? []).map((word, index) => {
    const { from, to } = places[index]!;
    const startMs = within(before, word.start * 1000, windowMs);
    const endMs = within(startMs, word.end * 1000, windowMs);
    before = endMs;
    const segment = segments?.find(({ start, end }) => word.start >= start && word.start < end);
    const sure = word.probability ? Math.log(word.probability) : (segment?.avg_logprob ?? 0);
    return {
      text: text.slice(from, to).trim() || word.word.trim(),
      spaceBefore: from > 0 && /\s/.test(text[from - 1]!),
      startMs,
      endMs,
      logProbability: Math.min(0, sure),
    };
  });
}

const within = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(Math.round(value), most));

interface Place {
  from: number;
  to: number;
}

/** Where each word stands. What is between two belongs to the second from its last space on, the rest to the first. */
function findWords(text: string, words: readonly string[]): Place[] {
  const lower = text.toLowerCase();
  const places: Place[] = [];
  let at = 0;
  for (const word of words) {
    const found = lower.indexOf(word.toLowerCase(), at);
    const from = found < 0 ? at : found;
    const to = found < 0 ? at : found + word.length;
    places.push({ from, to });
    at = to;
  }
  return places.map(({ from, to }, index) => {
    const gapBefore = text.slice(places[index - 1]?.to ?? 0, from);
    const gapAfter = text.slice(to, places[index + 1]?.from ?? text.length);
    const own = /\S*$/.exec(gapBefore)?.[0] ?? '';
    const ownBefore = index === 0 || /\s/.test(gapBefore) ? own.length : 0;
    const after =
      index === words.length - 1 || !/\s/.test(gapAfter) ? gapAfter : gapAfter.replace(/\s\S*$/, '');
    return { from: from - ownBefore, to: to + after.trimEnd().length };
  });
}
