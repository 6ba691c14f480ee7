import { type ChannelCount, deinterleave } from '../channels.ts';
import { kWeighted } from './k-weighting.ts';

const blockSeconds = 0.4;
const stepSeconds = 0.1;
const absoluteGateLufs = -70;
const relativeGateLu = -10;

/**
 * Integrated loudness of a clip in LUFS, gated, by ITU-R BS.1770-4; stereo is interleaved, its sides' powers add up. A clip shorter than a block of 400 ms
 * is measured as one block. Silence, and what lies wholly below -70 LUFS, is -Infinity.
 */
export function integratedLoudness(
  samples: Float32Array,
  sampleRateHz: number,
  channels: ChannelCount = 1,
): number {
  const powers = channels === 1 ? powersOf(samples, sampleRateHz) : stereoPowers(samples, sampleRateHz);
  const audible = powers.filter((power) => lufs(power) >= absoluteGateLufs);
  const threshold = lufs(mean(audible)) + relativeGateLu;
  return lufs(mean(audible.filter((power) => lufs(power) >= threshold)));
}

const powersOf = (samples: Float32Array, sampleRateHz: number): number[] =>
  blockPowers(kWeighted(samples, sampleRateHz), sampleRateHz);

function stereoPowers(both: Float32Array, sampleRateHz: number): number[] {
  const { left, right } = deinterleave(both);
  const rights = powersOf(right, sampleRateHz);
  return powersOf(left, sampleRateHz).map((power, block) => power + (rights[block] as number));
}

/** Mean square of every block; the blocks overlap by three quarters. */
function blockPowers(weighted: Float64Array, sampleRateHz: number): number[] {
  const block = Math.min(Math.round(blockSeconds * sampleRateHz), weighted.length);
  const step = Math.round(stepSeconds * sampleRateHz);
  const powers: number[] = [];
  for (let start = 0; block > 0 && start + block <= weighted.length; start += step) {
    let sum = 0;
    for (let index = start; index < start + block; index++) sum += (weighted[index] as number) ** 2;
    powers.push(sum / block);
  }
  return powers;
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
