/** Numbers that are the same for the same seed. SplitMix32 (Steele, Lea, Flood 2014). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A generator of its own: what it gives does not depend on how much others have drawn. */
  static of(seed: number, name: string): Random {
    let state = seed >>> 0;
    for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
    return new Random(state);
  }

  /** 0 (inclusive) to 1 */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let mixed = this.#state ^ (this.#state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Between the two, evenly by ratio: for frequencies and sizes. */
  ratio(low: number, high: number): number {
    return low * (high / low) ** this.next();
  }

  /** Around 1, most within `spread`. */
  vary(spread: number): number {
    return Math.exp(spread * this.normal());
  }

  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return radius * Math.cos(2 * Math.PI * this.next());
  }

  /** A wait until the next of events that know nothing of each other. */
  wait(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.next() * items.length)]!;
  }
}
