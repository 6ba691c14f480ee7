/**
 * What the decoder's normalizations heard: the mean and the variance of every channel, layer by layer.
 * Speech of one voice has about the same ones everywhere, so a chunk that is decoded with the voice's own
 * sounds like the whole.
 */
export class NormStatistics {
  /** One row per normalization, in the decoder's order. */
  readonly values: readonly Float32Array[];

  constructor(values: readonly Float32Array[]) {
    this.values = values;
  }
}
