/**
 * Turns mono float samples into the bytes of one file or stream.
 * Bytes may be withheld until a frame is full; `finish` gives the rest, so that no tail is cut.
 * The caller must `dispose` on every path; `dispose` after `finish` is harmless.
 */
export interface AudioEncoder {
  /** Takes ownership of `samples` (source rate). Resolves to the bytes that are ready, perhaps none. */
  write(samples: Float32Array): Promise<Uint8Array>;
  /** The last bytes. No `write` may follow. */
  finish(): Promise<Uint8Array>;
  dispose(): void;
}

export interface EncoderOptions {
  /** Rate of what `write` takes, in Hz. */
  sourceRateHz: number;
  /** Needed for opus only: path of an ffmpeg program. */
  ffmpegPath?: string;
}
