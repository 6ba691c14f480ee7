import type { CharacterAlignment } from '@mynah/contract/speech/text-to-speech';
import { wordSegments } from '#web/shared/format/word-segments.ts';
import { countStarted } from '#web/shared/words/count-started.ts';

/** A word of the text with its place in it and the time at which it begins to sound. */
export interface WordTime {
  from: number;
  to: number;
  startSeconds: number;
}

/** How far ahead a character is looked for, when the server left some of the text out. */
const LOOK_AHEAD = 40;

/** Times of whole words, gathered from character times while they arrive. Offsets count UTF-16 units of the text. */
export class WordTimes {
  /** Words that have begun to sound, in order. */
  readonly words: WordTime[] = [];
  readonly #text: string;
  readonly #bounds: readonly { from: number; to: number }[];
  #offset = 0;
  #next = 0;

  constructor(text: string) {
    this.#text = text;
    this.#bounds = wordSegments(text)
      .filter((segment) => segment.isWordLike)
      .map(({ index, segment }) => ({ from: index, to: index + segment.length }));
  }

  append({ characters, character_start_times_seconds: starts }: CharacterAlignment): void {
    characters.forEach((character, index) => {
      const ahead = this.#text.slice(this.#offset, this.#offset + LOOK_AHEAD + character.length);
      const steps = ahead.indexOf(character);
      if (steps === -1) return;
      const at = this.#offset + steps;
      this.#offset = at + character.length;
      this.#reach(at, starts[index] ?? 0);
    });
  }

  /** A word begins with its first character that sounds. */
  #reach(offset: number, startSeconds: number): void {
    while (this.#bounds[this.#next] && this.#bounds[this.#next]!.to <= offset) this.#next += 1;
    const word = this.#bounds[this.#next];
    if (!word || word.from > offset) return;
    this.words.push({ ...word, startSeconds });
    this.#next += 1;
  }
}

/** The word that sounds at a time, or in a pause the one before; undefined before the first. */
export function wordAt(words: readonly WordTime[], seconds: number): WordTime | undefined {
  return words[countStarted(words.length, (index) => words[index]!.startSeconds, seconds) - 1];
}
