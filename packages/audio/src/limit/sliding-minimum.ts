/** The smallest of the last `length` values, in constant time per value on average. */
export class SlidingMinimum {
  readonly #length: number;
  /** Ring of candidates, rising; each is smaller than all that came before it and are still in sight. */
  readonly #values: Float64Array;
  readonly #times: Float64Array;
  #first = 0;
  #count = 0;
  #time = 0;

  constructor(length: number) {
    this.#length = length;
    this.#values = new Float64Array(length);
    this.#times = new Float64Array(length);
  }

  push(value: number): number {
    const length = this.#length;
    if (this.#count > 0 && (this.#times[this.#first] as number) <= this.#time - length) {
      this.#first = (this.#first + 1) % length;
      this.#count--;
    }
    while (this.#count > 0 && (this.#values[(this.#first + this.#count - 1) % length] as number) >= value) {
      this.#count--;
    }
    const slot = (this.#first + this.#count) % length;
    this.#values[slot] = value;
    this.#times[slot] = this.#time++;
    this.#count++;
    return this.#values[this.#first] as number;
  }
}
