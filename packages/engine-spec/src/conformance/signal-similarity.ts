/**
 * Scale-invariant signal-to-distortion ratio in dB: how much of `estimate` is `reference`, however loud (Le Roux and
 * others, SDR: half-baked or well done?, 2019). Both begin at the same moment.
 */
export function siSdrDb(reference: Float32Array, estimate: Float32Array): number {
  const length = Math.min(reference.length, estimate.length);
  let power = 0;
  let product = 0;
  for (let index = 0; index < length; index += 1) {
    power += reference[index]! ** 2;
    product += reference[index]! * estimate[index]!;
  }
  const scale = product / power;
  let wanted = 0;
  let other = 0;
  for (let index = 0; index < length; index += 1) {
    const target = scale * reference[index]!;
    wanted += target * target;
    other += (estimate[index]! - target) ** 2;
  }
  return 10 * Math.log10(wanted / (other + 1e-20));
}

/** By how many samples `later` lags behind `earlier`, of -most to most: where their correlation is highest. */
export function delayBetween(earlier: Float32Array, later: Float32Array, most: number): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let delay = -most; delay <= most; delay += 1) {
    let sum = 0;
    for (let index = most; index < Math.min(earlier.length, later.length) - most; index += 1)
      sum += earlier[index]! * later[index + delay]!;
    if (sum <= highest) continue;
    highest = sum;
    best = delay;
  }
  return best;
}
