import type { ChannelCount } from '../channels.ts';
import { TimeMap } from './time-map.ts';
import { TimeStretcher, type TimeStretcherOptions } from './time-stretcher.ts';

/** A sound at another speed while its blocks come; its pitch stays. Memory does not grow with the length. */
export async function* stretchSound(
  sound: AsyncIterable<Float32Array>,
  options: TimeStretcherOptions,
): AsyncGenerator<Float32Array> {
  const stretcher = new TimeStretcher(options);
  for await (const block of sound) {
    const ready = stretcher.write(block);
    if (ready.length > 0) yield ready;
  }
  const last = stretcher.finish();
  if (last.length > 0) yield last;
}

/**
 * A whole clip made as long as wanted, to the sample: `frames` samples of each channel. An empty clip becomes silence.
 */
export function stretchTo(
  samples: Float32Array,
  { sampleRateHz, channels = 1, frames }: { sampleRateHz: number; channels?: ChannelCount; frames: number },
): Float32Array {
  const whole = new Float32Array(frames * channels);
  if (samples.length === 0 || frames === 0) return whole;
  const stretch = (frames * channels) / samples.length;
  const stretcher = new TimeStretcher({ sampleRateHz, channels, map: TimeMap.even(stretch) });
  const first = stretcher.write(samples);
  whole.set(first);
  whole.set(stretcher.finish(), first.length);
  return whole;
}
