import { resample } from '../resample/resampler.ts';

/** Enough for the fundamental of any voice. */
const rateHz = 8_000;
const frame = 400;
const hop = 160;
const [lowestHz, highestHz] = [60, 400];
const [shortestLag, longestLag] = [Math.floor(rateHz / highestHz), Math.ceil(rateHz / lowestHz)];
/** So alike is a voiced frame to itself one period later. */
const leastLikeness = 0.6;
/** A double period is as alike: the shortest that is nearly the best counts. */
const nearlyBest = 0.92;
const fewestFrames = 5;
/** Below this share of the loudest frame is a rest. */
const quiet = 0.05;

/**
 * How high a voice speaks: the median of its fundamental over all voiced frames, Hz, by autocorrelation. Null where
 * hardly anything is voiced. Mono.
 */
export function medianPitch(samples: Float32Array, sampleRateHz: number): number | null {
  const sound = resample(samples, sampleRateHz, rateHz);
  const starts: number[] = [];
  for (let start = 0; start + frame + longestLag <= sound.length; start += hop) starts.push(start);
  const energies = starts.map((start) => energyOf(sound, start));
  const loudest = Math.max(0, ...energies);
  const pitches = starts.flatMap((start, at) =>
    loudest > 0 && energies[at]! >= loudest * quiet ? (pitchOf(sound, start, energies[at]!) ?? []) : [],
  );
  if (pitches.length < fewestFrames) return null;
  return pitches.toSorted((one, other) => one - other)[pitches.length >> 1]!;
}

function energyOf(sound: Float32Array, start: number): number {
  let sum = 0;
  for (let at = start; at < start + frame; at++) sum += sound[at]! ** 2;
  return sum;
}

function pitchOf(sound: Float32Array, start: number, energy: number): number | undefined {
  const likeness: number[] = [];
  let later = energyOf(sound, start + shortestLag);
  for (let lag = shortestLag; lag <= longestLag; lag++) {
    let sum = 0;
    for (let at = start; at < start + frame; at++) sum += sound[at]! * sound[at + lag]!;
    likeness.push(sum / Math.sqrt(energy * later || 1));
    later += sound[start + lag + frame]! ** 2 - sound[start + lag]! ** 2;
  }
  const best = Math.max(...likeness);
  if (best < leastLikeness) return undefined;
  const peak = likeness.findIndex(
    (value, at) =>
      value >= best * nearlyBest && value >= (likeness[at - 1] ?? -1) && value >= (likeness[at + 1] ?? -1),
  );
  return peak < 0 ? undefined : rateHz / (shortestLag + peak + shiftOf(likeness, peak));
}

/** Where between the samples a peak really lies: the top of the parabola through it and its neighbors. */
function shiftOf(values: readonly number[], peak: number): number {
  const [before, at, after] = [values[peak - 1], values[peak]!, values[peak + 1]];
  if (before === undefined || after === undefined) return 0;
  const bend = before - 2 * at + after;
  return bend < 0 ? (before - after) / (2 * bend) : 0;
}
