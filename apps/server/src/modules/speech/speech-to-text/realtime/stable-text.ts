/**
 * What is shown of speech that goes on, from guesses that are made anew again and again: words that two guesses in a
 * row begin with stay, so that the text grows at its end and does not flicker.
 */
export class StableText {
  #stable: readonly string[] = [];
  #last: readonly string[] = [];

  /** Takes a guess; gives what is shown. */
  next(guess: string): string {
    const words = guess.split(/\s+/).filter(Boolean);
    const agreed = commonStart(this.#last, words);
    if (
      agreed.length > this.#stable.length &&
      commonStart(this.#stable, agreed).length === this.#stable.length
    ) {
      this.#stable = agreed;
    }
    this.#last = words;
    return [...this.#stable, ...words.slice(this.#stable.length)].join(' ');
  }
}

function commonStart(one: readonly string[], two: readonly string[]): readonly string[] {
  let count = 0;
  while (count < one.length && count < two.length && isSame(one[count]!, two[count]!)) count++;
  return two.slice(0, count);
}

/** A comma more or less is no other word. */
const isSame = (one: string, two: string): boolean => bare(one) === bare(two);
const bare = (word: string): string => word.toLowerCase().replace(/[\p{P}\p{S}]+/gu, '') || word;
