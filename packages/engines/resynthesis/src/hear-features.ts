import { RealFft } from '@mynah/audio/spectrum';

/** Features are heard twice a frame of the model: every 12.5 ms. */
export const hopSamples = 300;
const windowSamples = 600;
const rateHz = 24_000;
const bands = 32;
const lowestHz = 100;
const highestHz = 7000;
const cepstra = 14;
/** Quieter than so far under the loud parts is all the same. */
const deepestDb = 45;
const energyWeight = 1.2;

const fft = new RealFft(1024);
const bins = fft.size / 2 + 1;
const toMel = (hz: number): number => Math.log1p(hz / 700);
const toHz = (mel: number): number => 700 * Math.expm1(mel);

/** What a stretch sounds like, hop by hop. */
export interface Features {
  hops: number;
  /** Numbers per hop. */
  size: number;
  values: Float32Array;
  /** Level of each hop in dB, cut off far under the loud ones. */
  levelDb: Float32Array;
}

/**
 * Cepstra without the voice's own mean, and their slopes: what is said, little of who says it (Davis and Mermelstein
 * 1980). `formantShift` moves the bands, so that a longer or shorter throat is heard as the same vowel.
 */
export function hearFeatures(samples: Float32Array, hops: number, formantShift = 1): Features {
  const logs = bandLevels(samples, hops, formantShift);
  const levelDb = cutDeep(Float32Array.from({ length: hops }, (_, hop) => levelAt(samples, hop)));
  const still = new Float32Array(hops * cepstra);
  for (let hop = 0; hop < hops; hop++) {
    for (let order = 1; order < cepstra; order++) {
      let sum = 0;
      for (let band = 0; band < bands; band++)
        sum += logs[hop * bands + band]! * Math.cos((Math.PI * order * (band + 0.5)) / bands);
      still[hop * cepstra + order] = sum;
    }
    still[hop * cepstra] = levelDb[hop]!;
  }
  normalize(still, levelDb);
  for (let hop = 0; hop < hops; hop++) still[hop * cepstra]! *= energyWeight;
  return { hops, size: 2 * cepstra, values: withSlopes(still, hops), levelDb };
}

export function levelAt(samples: Float32Array, hop: number): number {
  const center = hop * hopSamples + hopSamples / 2;
  const from = Math.max(0, center - windowSamples / 2);
  const to = Math.min(samples.length, center + windowSamples / 2);
  let sum = 0;
  for (let index = from; index < to; index++) sum += samples[index]! ** 2;
  return 10 * Math.log10(sum / windowSamples + 1e-10);
}

function cutDeep(levels: Float32Array): Float32Array {
  const loud = levels.toSorted()[Math.floor(levels.length * 0.95)] ?? 0;
  return levels.map((level) => Math.max(loud - deepestDb, level));
}

function bandLevels(samples: Float32Array, hops: number, formantShift: number): Float32Array {
  const logs = new Float32Array(hops * bands);
  const edges = Array.from(
    { length: bands + 2 },
    (_, edge) =>
      toHz(toMel(lowestHz) + ((toMel(highestHz) - toMel(lowestHz)) * edge) / (bands + 1)) / formantShift,
  );
  const window = new Float32Array(fft.size);
  const re = new Float32Array(bins);
  const im = new Float32Array(bins);
  const power = new Float32Array(bins);
  for (let hop = 0; hop < hops; hop++) {
    const start = hop * hopSamples + hopSamples / 2 - windowSamples / 2;
    for (let index = 0; index < windowSamples; index++) {
      const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / windowSamples);
      window[index] = (samples[start + index] ?? 0) * weight;
    }
    fft.forward(window, re, im);
    for (let bin = 0; bin < bins; bin++) power[bin] = re[bin]! ** 2 + im[bin]! ** 2;
    for (let band = 0; band < bands; band++) logs[hop * bands + band] = bandLevel(power, edges, band);
  }
  floorLogs(logs);
  return logs;
}

function bandLevel(power: Float32Array, edges: readonly number[], band: number): number {
  const [low, middle, high] = [edges[band]!, edges[band + 1]!, edges[band + 2]!];
  const binHz = rateHz / fft.size;
  let sum = 0;
  const last = Math.min(bins - 1, Math.floor(high / binHz));
  for (let bin = Math.ceil(low / binHz); bin <= last; bin++) {
    const hz = bin * binHz;
    sum += power[bin]! * Math.min((hz - low) / (middle - low), (high - hz) / (high - middle));
  }
  return Math.log(sum / (high - low) + 1e-9);
}

/** A quiet room and digital silence are the same. */
function floorLogs(logs: Float32Array): void {
  const loud = logs.toSorted()[Math.floor(logs.length * 0.98)] ?? 0;
  const floor = loud - (60 / 10) * Math.LN10;
  for (let index = 0; index < logs.length; index++) logs[index] = Math.max(floor, logs[index]!);
}

/** Each number to mean 0 and spread 1 over the hops in which somebody speaks. */
function normalize(values: Float32Array, levelDb: Float32Array): void {
  const quiet = levelDb.reduce((least, level) => Math.min(least, level), 0) + 10;
  const speaking = [...levelDb.keys()].filter((hop) => levelDb[hop]! > quiet);
  for (let order = 0; order < cepstra; order++) {
    const at = (hop: number): number => values[hop * cepstra + order]!;
    const mean = speaking.reduce((sum, hop) => sum + at(hop), 0) / Math.max(1, speaking.length);
    const variance =
      speaking.reduce((sum, hop) => sum + (at(hop) - mean) ** 2, 0) / Math.max(1, speaking.length);
    const scale = 1 / Math.sqrt(variance + 1e-6);
    for (let hop = 0; hop < levelDb.length; hop++) values[hop * cepstra + order] = (at(hop) - mean) * scale;
  }
}

function withSlopes(still: Float32Array, hops: number): Float32Array {
  const both = new Float32Array(hops * 2 * cepstra);
  for (let hop = 0; hop < hops; hop++) {
    const before = Math.max(0, hop - 2) * cepstra;
    const after = Math.min(hops - 1, hop + 2) * cepstra;
    for (let order = 0; order < cepstra; order++) {
      both[hop * 2 * cepstra + order] = still[hop * cepstra + order]!;
      both[hop * 2 * cepstra + cepstra + order] = (still[after + order]! - still[before + order]!) / 2;
    }
  }
  return both;
}
