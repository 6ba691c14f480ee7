/** Samples that have come and are not dealt with yet; its memory is a window or two. */
export class SampleBuffer {
  #samples = new Float32Array(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(block: Float32Array): void {
    if (this.#length + block.length > this.#samples.length) {
      const wider = new Float32Array(Math.max(2 * this.#samples.length, this.#length + block.length));
      wider.set(this.#samples.subarray(0, this.#length));
      this.#samples = wider;
    }
    this.#samples.set(block, this.#length);
    this.#length += block.length;
  }

  /** A copy: what is sent to an engine is the engine's. */
  slice(from: number, to: number): Float32Array {
    return this.#samples.slice(Math.max(0, from), Math.min(to, this.#length));
  }

  dropFront(count: number): void {
    this.#samples.copyWithin(0, count, this.#length);
    this.#length = Math.max(0, this.#length - count);
  }

  dropBack(count: number): void {
    this.#length = Math.max(0, this.#length - count);
  }
}
