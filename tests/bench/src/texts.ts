/** Characters of the texts that are spoken: a word or two, a sentence, two sentences, a paragraph. */
export const textLengths = [12, 60, 145, 830] as const;
export type TextLength = (typeof textLengths)[number];

const names = [
  ...['Alice', 'Brian', 'Carol', 'David', 'Ellen', 'Frank', 'Grace', 'Henry', 'Irene', 'James'],
  ...['Karen', 'Louis', 'Maria', 'Nancy', 'Oscar', 'Peter', 'Quinn', 'Ralph', 'Sarah', 'Tracy'],
] as const;
const things = [
  'apple',
  'bread',
  'chair',
  'clock',
  'dress',
  'glass',
  'knife',
  'lemon',
  'melon',
  'paint',
] as const;
const places = ['beach', 'court', 'field', 'hotel', 'house', 'river', 'store', 'tower', 'woods'] as const;

/** `@` is a name, `#` a thing, `~` a place: five letters each, so that every text of a length is as long. */
const patterns: Record<TextLength, string> = {
  12: 'Hello @@@@@.',
  60: 'Yesterday @@@@@ left an old ##### near the ~~~~~, of course.',
  145:
    'When @@@@@ came back from the ~~~~~ in the evening, the ##### was gone. ' +
    'Nobody had seen who took it, and nobody wanted to talk about it at night.',
  830:
    'It was late in the autumn when @@@@@ first walked down to the ~~~~~ alone. The wind had turned to the north, ' +
    'and the last leaves were lying in the wet grass. On the bench beside the path somebody had left an old #####, ' +
    'wrapped in a sheet of newspaper and tied with a piece of string. There was no note with it and no name. ' +
    'For a while nothing happened at all. A dog barked on the other side of the hill, a window was closed, and a ' +
    'cart went slowly over the bridge. Then the church bell began to ring, seven times, and the lamps were lit one ' +
    'after the other along the street. Whoever had forgotten the parcel would surely come back for it before the ' +
    'night was over. So it seemed best to sit down, to keep both hands warm, and to wait a little longer. The first ' +
    'stars were out by then, and it was very quiet. Nobody came that night.',
};

/** A text of that many characters; each number gives another one: 20 of the shortest, 1,800 of the others. */
export function textOf(length: TextLength, number: number): string {
  const pick = (words: readonly string[], turn: number): string => words[turn % words.length]!;
  return patterns[length]
    .replace('@@@@@', pick(names, number))
    .replace('#####', pick(things, Math.floor(number / names.length)))
    .replace('~~~~~', pick(places, number));
}

/** Hands out texts, the same one again as late as can be: neither side is to answer from a cache. */
export class TextSupply {
  readonly #next = new Map<TextLength, number>();

  next(length: TextLength): string {
    const number = this.#next.get(length) ?? 0;
    this.#next.set(length, number + 1);
    return textOf(length, number);
  }
}
