/** One channel of a recording: samples at their places, of which what is over is taken off. */
export class Lane {
  #samples = new Int16Array(16_000);
  /** Place of the first sample that is still here. */
  #from = 0;
  #end = 0;

  /** Behind the last sample. */
  get end(): number {
    return this.#end;
  }

  put(at: number, samples: Float32Array): void {
    const from = Math.max(0, Math.round(at) - this.#from);
    const needed = from + samples.length;
    if (needed > this.#samples.length) {
      const wider = new Int16Array(Math.max(needed, 2 * this.#samples.length));
      wider.set(this.#samples);
      this.#samples = wider;
    }
    for (let index = 0; index < samples.length; index++)
      this.#samples[from + index] = Math.max(-1, Math.min(1, samples[index]!)) * 32_767;
    this.#end = Math.max(this.#end, this.#from + needed);
  }

  /** What was to come after this place does not. */
  cut(at: number): void {
    const place = Math.max(0, Math.round(at) - this.#from);
    if (this.#from + place >= this.#end) return;
    this.#samples.fill(0, place, this.#end - this.#from);
    this.#end = this.#from + place;
  }

  /** The next so many, with silence where nothing was. */
  take(count: number): Int16Array {
    const taken = new Int16Array(count);
    taken.set(this.#samples.subarray(0, count));
    this.#samples.copyWithin(0, count);
    this.#samples.fill(0, Math.max(0, this.#samples.length - count));
    this.#from += count;
    this.#end = Math.max(this.#end, this.#from);
    return taken;
  }
}
