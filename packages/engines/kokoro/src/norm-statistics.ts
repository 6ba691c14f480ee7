/** However much was heard before, the frames at hand count for a quarter: none of them is far beyond the norm. */
const LARGEST_SHARE = 0.75;
/** Those of a whole utterance of like length are truer than the first half second of this one. */
const SHARE_AT_FIRST = 0.9;
/** So many frames of an earlier utterance count beside those of this one that were heard since. */
const FRAMES_REMEMBERED = 60;

/**
 * What the decoder's normalizations heard: the mean and the variance of every channel, layer by layer. A chunk
 * that is decoded with those of the speech before it sounds more like the whole. Those of another utterance serve only
 * if the same voice spoke about as long: else silence at the end can become a bang and a short word nothing at all.
 */
export class NormStatistics {
  /** One row per normalization, in the decoder's order. */
  readonly values: readonly Float32Array[];
  /** How many frames they were heard in. */
  readonly frames: number;
  readonly #share: number | undefined;

  /** @param share how much they count, 0 to 1; by default by their frames */
  constructor(values: readonly Float32Array[], frames: number, share?: number) {
    this.values = values;
    this.frames = frames;
    this.#share = share;
  }

  /** How much these count, 0 to 1, when `frames` more are decoded. */
  shareBeside(frames: number): number {
    return this.#share ?? Math.min(LARGEST_SHARE, this.frames / (this.frames + frames));
  }

  /** As an utterance of like length begins with them. */
  toBeginWith(): NormStatistics {
    return new NormStatistics(this.values, Math.min(FRAMES_REMEMBERED, this.frames), SHARE_AT_FIRST);
  }

  /** Both together, each by its frames. */
  join(other: NormStatistics): NormStatistics {
    const frames = this.frames + other.frames;
    const share = other.frames / frames;
    const values = this.values.map((row, index) => {
      const others = other.values[index]!;
      return row.map((value, channel) => value + share * (others[channel]! - value));
    });
    return new NormStatistics(values, frames);
  }
}
