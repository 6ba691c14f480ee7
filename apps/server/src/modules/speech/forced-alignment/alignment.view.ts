import type { Alignment } from '@mynah/contract/speech/forced-alignment';

/** A word of the text with when it is heard, in seconds. */
export interface TimedWord {
  /** Place in the text, UTF-16 units. */
  start: number;
  end: number;
  startSeconds: number;
  endSeconds: number;
  loss: number;
}

/** Every character of the text: those of a word share its time, those between words the time between them. */
export function toAlignment(text: string, words: readonly TimedWord[], loss: number): Alignment {
  const characters: Alignment['characters'] = [];
  let at = 0;
  let seconds = words[0]?.startSeconds ?? 0;
  const add = (until: number, from: number, to: number): void => {
    characters.push(...sharedOut(text.slice(at, until), from, to));
    at = until;
  };
  for (const { start, end, startSeconds, endSeconds } of words) {
    add(start, seconds, startSeconds);
    add(end, startSeconds, endSeconds);
    seconds = endSeconds;
  }
  add(text.length, seconds, seconds);
  return {
    characters,
    words: words.map((word) => ({
      text: text.slice(word.start, word.end),
      start: word.startSeconds,
      end: word.endSeconds,
      loss: round(word.loss),
    })),
    loss: round(loss),
  };
}

function sharedOut(text: string, from: number, to: number): Alignment['characters'] {
  const characters = [...text];
  const at = (index: number): number => round(from + ((to - from) * index) / characters.length);
  return characters.map((character, index) => ({ text: character, start: at(index), end: at(index + 1) }));
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
