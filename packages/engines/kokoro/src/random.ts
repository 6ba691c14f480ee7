/** A seeded source of numbers: the same seed gives the same row on every machine. */
export class Random {
  #state: number;
  #spare: number | undefined;

  /** @param seed any whole number; its low 32 bits count */
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** Even between 0 and 1 (mulberry32, public domain). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Normal with mean 0 and deviation 1 (Marsaglia's polar method). */
  normal(): number {
    if (this.#spare !== undefined) {
      const spare = this.#spare;
      this.#spare = undefined;
      return spare;
    }
    for (;;) {
      const x = 2 * this.next() - 1;
      const y = 2 * this.next() - 1;
      const square = x * x + y * y;
      if (square >= 1 || square === 0) continue;
      const factor = Math.sqrt((-2 * Math.log(square)) / square);
      this.#spare = y * factor;
      return x * factor;
    }
  }

  /** `length` normal numbers. */
  normals(length: number): Float32Array {
    const values = new Float32Array(length);
    for (let index = 0; index < length; index++) values[index] = this.normal();
    return values;
  }
}
