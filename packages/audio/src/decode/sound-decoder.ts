/**
 * Turns the bytes of one file into mono samples of -1 to 1, piece by piece; the sizes of the pieces do not matter.
 * The caller must `dispose` on every path; `dispose` after `finish` is harmless.
 */
export interface SoundDecoder {
  /** Resolves to the samples that are ready, perhaps none. */
  write(bytes: Uint8Array): Promise<Float32Array>;
  /** The last samples. No `write` may follow. */
  finish(): Promise<Float32Array>;
  dispose(): void;
}

export interface DecoderOptions {
  /** Needed for opus only: path of an ffmpeg program. */
  ffmpegPath?: string;
}
