import type { ChannelCount } from '../channels.ts';
import { LoudnessMeter } from './loudness-meter.ts';

/**
 * Integrated loudness of a clip in LUFS, gated, by ITU-R BS.1770-4; stereo is interleaved, its sides' powers add up. A clip shorter than a block of 400 ms
 * is measured as one block. Silence, and what lies wholly below -70 LUFS, is -Infinity.
 */
export function integratedLoudness(
  samples: Float32Array,
  sampleRateHz: number,
  channels: ChannelCount = 1,
): number {
  const meter = new LoudnessMeter({ sampleRateHz, channels });
  meter.write(samples);
  return meter.lufs();
}
