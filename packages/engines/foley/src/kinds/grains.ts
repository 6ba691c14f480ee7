import { filter, glide, noise, type Random, strike, times, toLength, tone } from '../dsp/index.ts';

/** A drop that pulls a bubble of air under water: a short tone that rises a little (Minnaert 1933, van den Doel 2005). */
export function bubble(random: Random, hz: number, seconds: number): Float32Array {
  const length = toLength(seconds * 1.3);
  const rise = glide(length, hz, hz * random.between(1.05, 1.5));
  return times(tone(length, rise), strike(length, seconds, 0.0015));
}

/** A short burst of noise around a frequency. */
export function burst(random: Random, hz: number, seconds: number, q = 1): Float32Array {
  const length = toLength(seconds * 1.2);
  return times(filter(noise(random, length), 'band', hz, q), strike(length, seconds, 0.0006));
}

/** A click of two hard things. */
export function click(random: Random, hz: number): Float32Array {
  return burst(random, hz, 0.012, 2.5);
}

/** The low part of a blow: a tone that sinks. */
export function thump(from: number, to: number, seconds: number): Float32Array {
  const length = toLength(seconds);
  return times(tone(length, glide(length, from, to)), strike(length, seconds, 0.002));
}
