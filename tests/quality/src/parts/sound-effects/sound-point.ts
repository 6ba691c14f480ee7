import { joinSamples, Resampler } from '@mynah/audio';
import { type Descriptors, describe } from './descriptors.ts';
import { meanBands, rateHz } from './spectra.ts';

/** A sound as a point: what it is like, in numbers that a recording of one event and of many have in common. */
export type Point = readonly number[];

/** What is counted per second or needs more than one event stays out: many recordings hold one event alone. */
const shared: readonly (readonly [name: keyof Descriptors, isRatio: boolean])[] = [
  ['centroidHz', true],
  ['harmonicity', false],
  ['impulsive', true],
  ['decay', true],
];
const cosines = 8;
/** Many recordings were kept at this rate: what lies above would say how a thing was recorded, not what it is. */
const sharedRateHz = 11_025;
/** Those of 24 that lie under half of it. */
const sharedBands = 19;

export function pointOf(sound: Float32Array): Point {
  const samples = throughRate(throughRate(sound, rateHz, sharedRateHz), sharedRateHz, rateHz);
  const descriptors = describe(samples);
  const bands = meanBands(samples).slice(0, sharedBands);
  const shape = Array.from({ length: cosines }, (_, order) =>
    bands.reduce(
      (sum, value, band) => sum + value * Math.cos((Math.PI * (order + 1) * (band + 0.5)) / bands.length),
      0,
    ),
  );
  const traits = shared.map(([name, isRatio]) =>
    isRatio ? Math.log2(Math.max(descriptors[name], 1e-3)) : descriptors[name],
  );
  // no pitch, no place on the scale: the middle
  return [...shape, ...traits, Math.log2(descriptors.pitchHz || 400) * descriptors.harmonicity];
}

function throughRate(samples: Float32Array, fromHz: number, toHz: number): Float32Array {
  const resampler = new Resampler(fromHz, toHz);
  return joinSamples([resampler.write(samples), resampler.finish()]);
}

/** Distances between points, every number in units of how much it differs among recordings. */
export function distanceAmong(recordings: readonly Point[]): (one: Point, other: Point) => number {
  const [first = []] = recordings;
  const spread = first.map((_, at) => {
    const values = recordings.map((point) => point[at]!);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  });
  return (one, other) =>
    Math.sqrt(one.reduce((sum, value, at) => sum + ((value - other[at]!) / spread[at]!) ** 2, 0));
}
