import { joinSamples } from '@mynah/audio';

/**
 * Lets a segment begin before the one before has ended: the end of the earlier one waits here and is added to the
 * start of the later one. Segments that nothing overlaps pass through.
 */
export class SoundOverlap {
  /** End of the segment before, still to be heard under this one. */
  #before = new Float32Array(0);
  /** End of this segment, as far as the next one may overlap it. */
  #held = new Float32Array(0);
  #length = 0;

  /** Does something wait for the next segment to begin? */
  get isOpen(): boolean {
    return this.#before.length > 0;
  }

  /** Samples of a segment that has ended and that are heard under the next. */
  get waiting(): number {
    return this.#before.length;
  }

  /** Begins a segment whose last `length` samples the next one overlaps. */
  begin(length: number): void {
    this.#length = length;
  }

  /** What can be said already. */
  write(samples: Float32Array): Float32Array {
    const mixed = this.#mix(samples);
    if (this.#length === 0) return mixed;
    const all = joinSamples([this.#held, mixed]);
    const ready = Math.max(0, all.length - this.#length);
    this.#held = all.slice(ready);
    return all.subarray(0, ready);
  }

  /** Ends the segment: what of the one before is still unheard sounds on, or waits with the rest of this one. */
  end(): Float32Array {
    const sounding = joinSamples([this.#held, this.#before]);
    this.#held = new Float32Array(0);
    const ready = Math.max(0, sounding.length - this.#length);
    this.#before = sounding.slice(ready);
    this.#length = 0;
    return sounding.subarray(0, ready);
  }

  /** What no segment came to overlap. */
  finish(): Float32Array {
    return this.#before;
  }

  #mix(samples: Float32Array): Float32Array {
    const under = this.#before.subarray(0, samples.length);
    this.#before = this.#before.slice(under.length);
    return under.length === 0 ? samples : samples.map((sample, at) => sample + (under[at] ?? 0));
  }
}
