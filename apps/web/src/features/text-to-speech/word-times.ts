import type { CharacterAlignment } from '@mynah/contract/text-to-speech';

/** A word of the text with its place in it and its time in the sound. */
export interface WordTime {
  from: number;
  to: number;
  startSeconds: number;
  endSeconds: number;
}

/** How far ahead a character is looked for, when the server left some of the text out. */
const LOOK_AHEAD = 40;

/** Gathers character times into words while they arrive. Offsets count UTF-16 units of the text. */
export class WordTimes {
  readonly words: WordTime[] = [];
  readonly #text: string;
  #offset = 0;
  #open: WordTime | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  append(alignment: CharacterAlignment): void {
    alignment.characters.forEach((character, index) => {
      this.#add(
        character,
        alignment.character_start_times_seconds[index]!,
        alignment.character_end_times_seconds[index]!,
      );
    });
  }

  #add(character: string, startSeconds: number, endSeconds: number): void {
    const from = this.#find(character);
    if (character.trim() === '' || from === undefined) {
      this.#open = undefined;
      return;
    }
    const to = from + character.length;
    if (this.#open?.to === from) {
      this.#open.to = to;
      this.#open.endSeconds = endSeconds;
    } else {
      this.#open = { from, to, startSeconds, endSeconds };
      this.words.push(this.#open);
    }
  }

  #find(character: string): number | undefined {
    const at = this.#text.indexOf(character, this.#offset);
    if (at === -1 || at > this.#offset + LOOK_AHEAD) return undefined;
    this.#offset = at + character.length;
    return at;
  }
}

/** The word that sounds at a time, or in a pause the one before; undefined before the first. */
export function wordAt(words: readonly WordTime[], seconds: number): WordTime | undefined {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.startSeconds <= seconds) low = middle + 1;
    else high = middle;
  }
  return words[low - 1];
}
