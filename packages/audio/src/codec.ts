/** The inner half of an encoder: takes samples (interleaved) that have the target rate and lie within -1 to 1. */
export interface Codec {
  encode(samples: Float32Array): Uint8Array | Promise<Uint8Array>;
  /** The last bytes; nothing is encoded after it. */
  flush(): Uint8Array | Promise<Uint8Array>;
  /** Samples (of one channel) that the bytes given so far hold, what a codec puts before the sound included. */
  readonly givenSamples: number;
  /** Frees what the codec holds. May be called twice, and while an `encode` is pending. */
  dispose(): void;
}
