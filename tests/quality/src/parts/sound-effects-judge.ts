import type { SoundPart } from '@mynah/engine-spec/tasks';

/** What can be told from samples alone. */
export type Trait = 'steady' | 'struck' | 'low' | 'high' | 'tone' | 'noise';

export interface Heard {
  left: Float32Array;
  right: Float32Array;
}

const rateHz = 44_100;

/** The samples of a run, whole. */
export function hear(parts: readonly SoundPart[]): Heard {
  const sound = parts.filter((part) => part.type === 'audio');
  const join = (side: 'left' | 'right'): Float32Array => {
    const all = new Float32Array(sound.reduce((sum, part) => sum + part[side].length, 0));
    let at = 0;
    for (const part of sound) {
      all.set(part[side], at);
      at += part[side].length;
    }
    return all;
  };
  return { left: join('left'), right: join('right') };
}

/** The jump from the end to the beginning against the mean step from one sample to the next. */
export function seamOf(samples: Float32Array): number {
  let sum = 0;
  for (let at = 1; at < samples.length; at += 1) sum += (samples[at]! - samples[at - 1]!) ** 2;
  const step = Math.sqrt(sum / samples.length);
  return step > 0 ? Math.abs(samples[0]! - samples.at(-1)!) / step : 0;
}

/**
 * Traits by three measures: how the level of 50 ms stretches is spread (10th against 90th percentile), where half of
 * the energy lies (by zero-crossings of the loud stretches), and how well a stretch repeats itself (the largest value
 * of the normalized autocorrelation between 40 and 2000 Hz).
 */
export function traitsOf({ left, right }: Heard): ReadonlySet<Trait> {
  const mono = left.map((value, at) => (value + right[at]!) / 2);
  const size = Math.round(0.05 * rateHz);
  const stretches: { samples: Float32Array; level: number }[] = [];
  for (let from = 0; from + size <= mono.length; from += size) {
    const samples = mono.subarray(from, from + size);
    stretches.push({
      samples,
      level: Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / size),
    });
  }
  const levels = stretches.map(({ level }) => level).sort((a, b) => a - b);
  const at = (share: number): number => levels[Math.floor(share * (levels.length - 1))] ?? 0;
  const loud = stretches.filter(({ level }) => level >= at(0.8) && level > 1e-4);
  const mean = (measure: (samples: Float32Array) => number): number =>
    loud.reduce((sum, { samples }) => sum + measure(samples), 0) / Math.max(1, loud.length);
  const spread = at(0.1) / Math.max(1e-9, at(0.95));
  const centerHz = mean(crossingHz);
  const repeats = mean(repetition);
  const traits = new Set<Trait>();
  traits.add(spread > 0.22 ? 'steady' : 'struck');
  if (centerHz < 450) traits.add('low');
  if (centerHz > 1500) traits.add('high');
  traits.add(repeats > 0.55 ? 'tone' : 'noise');
  return traits;
}

function crossingHz(samples: Float32Array): number {
  let crossings = 0;
  for (let at = 1; at < samples.length; at += 1)
    if (samples[at]! >= 0 !== samples[at - 1]! >= 0) crossings += 1;
  return (crossings * rateHz) / (2 * samples.length);
}

function repetition(samples: Float32Array): number {
  const half = samples.length >> 1;
  let best = 0;
  let dipped = false;
  for (let lag = Math.floor(rateHz / 5000); lag < half; lag += 1) {
    let product = 0;
    let here = 0;
    let there = 0;
    for (let at = 0; at < half; at += 2) {
      product += samples[at]! * samples[at + lag]!;
      here += samples[at]! ** 2;
      there += samples[at + lag]! ** 2;
    }
    const similarity = product / Math.sqrt(here * there + 1e-12);
    // the first slope is similarity to itself
    if (similarity < 0.2) dipped = true;
    if (dipped) best = Math.max(best, similarity);
  }
  return best;
}
