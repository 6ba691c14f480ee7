import { RealFft } from '@mynah/audio/spectrum';
import { bandEdges, type Frame, hzOf, percentile, rateHz, frameSize as size, spectra } from './spectra.ts';

/** What a sound is like, measured from its samples alone. Frames that are 30 dB under the loud ones do not count. */
export interface Descriptors {
  /** Where the power lies on average, Hz. */
  centroidHz: number;
  /** Share of the power below 200 Hz, and above 2.5 kHz. */
  low: number;
  high: number;
  /** Geometric over arithmetic mean of the power between 150 Hz and 10 kHz in loud frames: 0 is a tone, 0.56 white noise. */
  flatness: number;
  /** 0 to 1: how well a loud frame repeats itself after one period (Boersma 1993). */
  harmonicity: number;
  /** Middle pitch of the loud frames that have one, Hz; 0 without. */
  pitchHz: number;
  /** How far the pitch goes, semitones from the tenth to the ninetieth percentile. */
  pitchRange: number;
  /** Events a second, by spectral flux (Bello et al. 2005). */
  onsets: number;
  /** 95th against 10th percentile of the level of 20 ms, dB. */
  range: number;
  /** Middle time from the top of the strongest events until 20 dB less, seconds. */
  decay: number;
  /** Kurtosis of what is above 800 Hz: 3 is steady noise, clicks and crackles are far above. */
  impulsive: number;
  /** The rhythm that the level repeats itself in, a second, and how well it does, 0 to 1. */
  rhythmHz: number;
  regular: number;
}

/** @param samples one channel at 44.1 kHz */
export function describe(sound: Float32Array): Descriptors {
  // what begins at once is an event too
  const samples = new Float32Array(sound.length + 2 * size);
  samples.set(sound, 2 * size);
  const frames = spectra(samples);
  const levels = frames.map(({ level }) => level);
  const loudest = percentile(levels, 0.95);
  const loud = frames.filter(({ level }) => level > loudest - 20);
  const sum = new Float64Array(size / 2 + 1);
  for (const { level, power } of frames)
    if (level > loudest - 30) for (let bin = 1; bin < sum.length; bin += 1) sum[bin]! += power[bin]!;
  const pitches = pitchesOf(samples, loud);
  const voiced = pitches.filter(({ similarity }) => similarity > 0.6).map(({ hz }) => hz);
  const flux = fluxOf(frames);
  return {
    ...placeOf(sum),
    flatness: percentile(
      loud.map(({ power }) => flatnessOf(power)),
      0.5,
    ),
    harmonicity: percentile(
      pitches.map(({ similarity }) => similarity),
      0.5,
    ),
    pitchHz: voiced.length > 2 ? percentile(voiced, 0.5) : 0,
    pitchRange: voiced.length > 2 ? 12 * Math.log2(percentile(voiced, 0.9) / percentile(voiced, 0.1)) : 0,
    onsets: countOnsets(flux, loudest, levels) / (sound.length / rateHz),
    ...dynamicsOf(sound),
    impulsive: kurtosisAbove(sound, 800),
  };
}

function placeOf(power: Float64Array): Pick<Descriptors, 'centroidHz' | 'low' | 'high'> {
  let all = 1e-20;
  let weighted = 0;
  let low = 0;
  let high = 0;
  for (let bin = 1; bin < power.length; bin += 1) {
    const hz = hzOf(bin);
    all += power[bin]!;
    weighted += hz * power[bin]!;
    if (hz < 200) low += power[bin]!;
    if (hz > 2500) high += power[bin]!;
  }
  return { centroidHz: weighted / all, low: low / all, high: high / all };
}

function flatnessOf(power: Float32Array): number {
  const from = Math.ceil(150 / hzOf(1));
  const to = Math.floor(10_000 / hzOf(1));
  let logs = 0;
  let sum = 0;
  for (let bin = from; bin < to; bin += 1) {
    logs += Math.log(power[bin]! + 1e-12);
    sum += power[bin]! + 1e-12;
  }
  return Math.exp(logs / (to - from)) / (sum / (to - from));
}

/** Pitch of up to 120 loud frames by the autocorrelation of 4096 samples, each lag by what lies under it. */
function pitchesOf(samples: Float32Array, loud: readonly Frame[]): { hz: number; similarity: number }[] {
  const length = 4096;
  const fft = new RealFft(2 * length);
  const re = new Float32Array(length + 1);
  const im = new Float32Array(length + 1);
  const padded = new Float32Array(2 * length);
  const step = Math.max(1, Math.ceil(loud.length / 120));
  const found: { hz: number; similarity: number }[] = [];
  for (let place = 0; place < loud.length; place += step) {
    const { from } = loud[place]!;
    if (from + length > samples.length) continue;
    padded.fill(0);
    padded.set(samples.subarray(from, from + length));
    fft.forward(padded, re, im);
    for (let bin = 0; bin <= length; bin += 1) {
      re[bin] = re[bin]! ** 2 + im[bin]! ** 2;
      im[bin] = 0;
    }
    const similar = new Float32Array(2 * length);
    fft.inverse(re, im, 0, similar);
    found.push(bestLag(padded, similar, length));
  }
  return found;
}

function bestLag(
  samples: Float32Array,
  similar: Float32Array,
  length: number,
): { hz: number; similarity: number } {
  const energy = new Float64Array(length + 1);
  for (let at = 0; at < length; at += 1) energy[at + 1] = energy[at]! + samples[at]! ** 2;
  const scale = energy[length]! / (similar[0]! || 1);
  const longest = Math.floor(rateHz / 40);
  const similarity = new Float32Array(longest + 1);
  for (let lag = 1; lag <= longest; lag += 1)
    similarity[lag] =
      (scale * similar[lag]!) / Math.sqrt(energy[length - lag]! * (energy[length]! - energy[lag]!) + 1e-12);
  let lag = 1;
  while (lag < longest && similarity[lag]! > 0.3) lag += 1;
  let best = lag;
  for (; lag <= longest; lag += 1) if (similarity[lag]! > similarity[best]!) best = lag;
  // the shortest period that repeats nearly as well
  for (let early = Math.max(2, Math.floor(rateHz / 6000)); early < best; early += 1)
    if (
      similarity[early]! > 0.93 * similarity[best]! &&
      similarity[early]! >= similarity[early - 1]! &&
      similarity[early]! >= similarity[early + 1]! &&
      Math.min(...similarity.subarray(1, early)) < 0.3
    )
      return { hz: rateHz / early, similarity: similarity[early]! };
  return { hz: rateHz / best, similarity: Math.max(0, similarity[best]!) };
}

/** How much is new in each frame against two before, over 24 bands, in dB. */
function fluxOf(frames: readonly Frame[]): Float32Array {
  const edges = bandEdges(24);
  const bands = frames.map(({ power }) =>
    edges.slice(1).map((to, band) => {
      let sum = 1e-3;
      for (let bin = edges[band]!; bin < Math.max(to, edges[band]! + 1); bin += 1) sum += power[bin]!;
      return 10 * Math.log10(sum);
    }),
  );
  return Float32Array.from(
    bands,
    (now, at) =>
      now.reduce((sum, value, band) => sum + Math.max(0, value - (bands[at - 3]?.[band] ?? value)), 0) / 24,
  );
}

function countOnsets(flux: Float32Array, loudest: number, levels: readonly number[]): number {
  let count = 0;
  let last = -10;
  for (let at = 1; at < flux.length - 1; at += 1) {
    const around = flux.subarray(Math.max(0, at - 20), at + 20);
    const mean = around.reduce((sum, value) => sum + value, 0) / around.length;
    const isTop = flux[at]! >= flux[at - 1]! && flux[at]! > flux[at + 1]!;
    const heard = Math.max(...levels.slice(at, at + 4)) > loudest - 25;
    if (!isTop || !heard || flux[at]! < mean + 2.5 || at - last < 6) continue;
    count += 1;
    last = at;
  }
  return count;
}

/** Level of 5 ms, its spread, how fast events die away, and the rhythm in it. */
function dynamicsOf(samples: Float32Array): Pick<Descriptors, 'range' | 'decay' | 'rhythmHz' | 'regular'> {
  const step = Math.round(0.005 * rateHz);
  const level = Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    let sum = 0;
    for (let place = at * step; place < (at + 1) * step; place += 1) sum += samples[place]! ** 2;
    return Math.sqrt(sum / step);
  });
  const db = Array.from({ length: Math.floor(level.length / 4) }, (_, at) =>
    decibels(Math.hypot(...level.subarray(4 * at, 4 * at + 4)) / 2),
  );
  return {
    range: percentile(db, 0.95) - percentile(db, 0.1),
    decay: decayOf(level),
    ...rhythmOf(level),
  };
}

function decayOf(every: Float32Array): number {
  // between two periods of a low tone it is quiet, and not over
  const level = every.map((_, at) => Math.max(...every.subarray(at, at + 6)));
  const most = level.reduce((top, value) => Math.max(top, value), 0);
  const falls: number[] = [];
  for (let at = 0; at < level.length; at += 1) {
    const isTop =
      level[at]! > 0.4 * most && level[at]! === Math.max(...level.subarray(Math.max(0, at - 20), at + 20));
    if (!isTop) continue;
    let end = at;
    while (end < level.length && level[end]! > 0.1 * level[at]!) end += 1;
    falls.push((end - at) * 0.005);
  }
  return falls.length > 0 ? percentile(falls, 0.5) : 0;
}

/** The best lag of the level between 0.05 and 2 s. */
function rhythmOf(level: Float32Array): Pick<Descriptors, 'rhythmHz' | 'regular'> {
  const mean = level.reduce((sum, value) => sum + value, 0) / level.length;
  const around = level.map((value) => value - mean);
  const most = Math.min(400, around.length >> 1);
  const similarity = new Float32Array(most + 1);
  for (let lag = 1; lag <= most; lag += 1) {
    let product = 0;
    let here = 1e-12;
    let there = 1e-12;
    for (let at = 0; at + lag < around.length; at += 1) {
      product += around[at]! * around[at + lag]!;
      here += around[at]! ** 2;
      there += around[at + lag]! ** 2;
    }
    similarity[lag] = product / Math.sqrt(here * there);
  }
  let best = 0;
  for (let lag = 6; lag < most; lag += 1) {
    const isTop = similarity[lag]! > similarity[lag - 1]! && similarity[lag]! >= similarity[lag + 1]!;
    if (isTop && similarity[lag]! > 1.15 * (similarity[best] ?? 0)) best = lag;
  }
  return best > 0 ? { rhythmHz: 200 / best, regular: similarity[best]! } : { rhythmHz: 0, regular: 0 };
}

/** Of the second difference of a one-pole high-pass: clicks stand out, hums do not. */
function kurtosisAbove(samples: Float32Array, hz: number): number {
  const keep = Math.exp((-2 * Math.PI * hz) / rateHz);
  let low = 0;
  let second = 0;
  let fourth = 0;
  for (const value of samples) {
    low = keep * low + (1 - keep) * value;
    const rest = (value - low) ** 2;
    second += rest;
    fourth += rest * rest;
  }
  return second > 0 ? (samples.length * fourth) / second ** 2 : 0;
}

const decibels = (value: number): number => 20 * Math.log10(Math.max(value, 1e-6));
