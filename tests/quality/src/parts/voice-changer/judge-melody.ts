const frameSeconds = 0.01;
const windowSeconds = 0.04;

/** Pitch of every 10 ms by plain autocorrelation, 0 where there is none: another way than the changer's own. */
export function pitchCurve(samples: Float32Array, rateHz: number): number[] {
  const [step, window] = [Math.round(rateHz * frameSeconds), Math.round(rateHz * windowSeconds)];
  const loud = samples.reduce((most, sample) => Math.max(most, sample), 0) ** 2 / 400;
  const curve: number[] = [];
  for (let start = 0; start + 2 * window < samples.length; start += step) {
    curve.push(pitchAt(samples, start, { window, rateHz, loud }));
  }
  return curve;
}

function pitchAt(
  samples: Float32Array,
  start: number,
  { window, rateHz, loud }: { window: number; rateHz: number; loud: number },
): number {
  let best = 0;
  let bestLag = 0;
  for (let lag = Math.floor(rateHz / 400); lag < rateHz / 65; lag++) {
    let [both, here, there] = [0, 0, 0];
    for (let index = start; index < start + window; index += 2) {
      both += samples[index]! * samples[index + lag]!;
      here += samples[index]! ** 2;
      there += samples[index + lag]! ** 2;
    }
    if ((2 * here) / window < loud) return 0;
    const similarity = both / Math.sqrt(here * there + 1e-12);
    // a longer lag must be clearly better, or the octave below would win
    if (similarity < best + 0.04) continue;
    best = similarity;
    bestLag = lag;
  }
  return best > 0.7 ? rateHz / bestLag : 0;
}

/** Correlation of the logarithms of the pitch where both have one. */
export function melodyCorrelation(one: Float32Array, other: Float32Array, rateHz: number): number {
  const [first, second] = [pitchCurve(one, rateHz), pitchCurve(other, rateHz)];
  const pairs = first
    .map((hz, frame) => [hz, second[frame] ?? 0] as const)
    .filter(([a, b]) => a > 0 && b > 0)
    .map(([a, b]) => [Math.log(a), Math.log(b)] as const);
  const mean = (side: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const [meanA, meanB] = [mean(0), mean(1)];
  let [both, spreadA, spreadB] = [0, 0, 0];
  for (const [a, b] of pairs) {
    both += (a - meanA) * (b - meanB);
    spreadA += (a - meanA) ** 2;
    spreadB += (b - meanB) ** 2;
  }
  return both / Math.sqrt(spreadA * spreadB + 1e-12);
}
