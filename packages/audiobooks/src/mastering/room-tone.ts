/** RMS, in dB of full scale: what a shop hears as a quiet room, far below what it takes for noise. */
const levelDb = -72;
/** Two poles that lower the highs as walls and air do. */
const damping = 0.85;

/**
 * The sound of a quiet room, without end and the same each time: shaped noise at -72 dB, because shops refuse digital
 * silence.
 */
export class RoomTone {
  #state = 0x2545f491;
  #first = 0;
  #second = 0;
  readonly #gain = 10 ** (levelDb / 20) / rmsOfShaped;

  /** Lays the tone under samples, in place. */
  addTo(samples: Float32Array): Float32Array {
    for (let index = 0; index < samples.length; index++)
      samples[index] = (samples[index] as number) + this.#next() * this.#gain;
    return samples;
  }

  #next(): number {
    // xorshift: the low bits of a congruential generator would hum
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    this.#first += (1 - damping) * (state / 2 ** 31 - this.#first);
    this.#second += (1 - damping) * (this.#first - this.#second);
    return this.#second;
  }
}

/** Of noise that is spread evenly from -1 to 1, after two poles of `damping`. */
const rmsOfShaped = Math.sqrt(
  ((1 / 3) * ((1 - damping) ** 4 * (1 + damping ** 2))) / (1 - damping ** 2) ** 3,
);
