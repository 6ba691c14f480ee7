/** However much was heard before, the frames at hand count for a quarter: none of them is far beyond the norm. */
const LARGEST_SHARE = 0.75;

/**
 * What the decoder's normalizations heard: the mean and the variance of every channel, layer by layer. A chunk
 * that is decoded with those of the speech before it sounds more like the whole. They belong to one utterance:
 * with those of another one, silence at the end can become a bang and a short word nothing at all.
 */
export class NormStatistics {
  /** One row per normalization, in the decoder's order. */
  readonly values: readonly Float32Array[];
  /** How many frames they were heard in. */
  readonly frames: number;

  constructor(values: readonly Float32Array[], frames: number) {
    this.values = values;
    this.frames = frames;
  }

  /** How much these count, 0 to 1, when `frames` more are decoded. */
  shareBeside(frames: number): number {
    return Math.min(LARGEST_SHARE, this.frames / (this.frames + frames));
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
