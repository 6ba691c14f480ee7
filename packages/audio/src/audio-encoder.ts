import type { ChannelCount } from './channels.ts';

/**
 * Turns float samples into the bytes of one file or stream.
 * Bytes may be withheld until a frame is full; `finish` gives the rest, so that no tail is cut.
 * The caller must `dispose` on every path; `dispose` after `finish` is harmless.
 */
export interface AudioEncoder {
  /** Takes ownership of `samples` (source rate, interleaved). Resolves to the bytes that are ready, perhaps none. */
  write(samples: Float32Array): Promise<Uint8Array>;
  /** The last bytes. No `write` may follow. */
  finish(): Promise<Uint8Array>;
  /** Length of the sound in the bytes that were given so far, as a player counts it. */
  readonly givenMs: number;
  dispose(): void;
}

export interface EncoderOptions {
  /** Rate of what `write` takes, in Hz. */
  sourceRateHz: number;
  /**
   * Channels of what `write` takes: 2 is interleaved, left before right, in whole pairs. Default 1. WAV, mp3 and
   * opus keep both; raw PCM, µ-law and A-law have no head to say so and are always one channel, the mean of both.
   */
  channels?: ChannelCount;
  /** Needed for opus only: path of an ffmpeg program. */
  ffmpegPath?: string;
}
