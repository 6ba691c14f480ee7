/** The last sound that came in, by its time in the session: for who translates from the sound itself. */
export class RecentSound {
  readonly #rateHz: number;
  readonly #most: number;
  readonly #blocks: Float32Array[] = [];
  /** Samples that are gone. */
  #gone = 0;
  #kept = 0;

  constructor({ rateHz, mostSeconds }: { rateHz: number; mostSeconds: number }) {
    this.#rateHz = rateHz;
    this.#most = rateHz * mostSeconds;
  }

  add(samples: Float32Array): void {
    this.#blocks.push(samples);
    this.#kept += samples.length;
    while (this.#blocks.length > 1 && this.#kept - this.#blocks[0]!.length >= this.#most) {
      const { length } = this.#blocks.shift()!;
      this.#gone += length;
      this.#kept -= length;
    }
  }

  /** What was heard between two moments, seconds; what is gone is left out. */
  between(start: number, end: number): Float32Array {
    const from = Math.max(0, Math.round(start * this.#rateHz) - this.#gone);
    const to = Math.min(this.#kept, Math.round(end * this.#rateHz) - this.#gone);
    const found = new Float32Array(Math.max(0, to - from));
    let at = 0;
    for (const block of this.#blocks) {
      const part = block.subarray(Math.max(0, from - at), Math.max(0, to - at));
      if (part.length > 0) found.set(part, Math.max(0, at - from));
      at += block.length;
    }
    return found;
  }
}
