import type { ChannelCount } from '../channels.ts';

/** A sound that can be read from any place, at the rate of the mix. */
export interface SoundSource {
  channels: ChannelCount;
  /** Samples of each channel. */
  frames: number;
  /** Blocks of any size from `startFrame` on, interleaved. What is left unread is closed by `return`. */
  open(startFrame: number): AsyncIterable<Float32Array>;
}

const blockFrames = 4096;

/** A clip in memory. It is only read. */
export function sourceOf(samples: Float32Array, channels: ChannelCount = 1): SoundSource {
  return {
    channels,
    frames: Math.floor(samples.length / channels),
    async *open(startFrame) {
      const step = blockFrames * channels;
      for (let at = startFrame * channels; at < samples.length; at += step)
        yield samples.subarray(at, at + step);
    },
  };
}
