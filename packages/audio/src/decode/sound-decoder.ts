import type { ChannelCount } from '../channels.ts';

/**
 * Turns the bytes of one file into samples of -1 to 1 (mono, or interleaved stereo where that is asked), piece by piece; the sizes of the pieces do not matter.
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
  /** What is given, whatever the file has; 1 when absent. Stereo of a mono file is twice the same. */
  channels?: ChannelCount;
  /** Needed for opus only: path of an ffmpeg program. */
  ffmpegPath?: string;
}
