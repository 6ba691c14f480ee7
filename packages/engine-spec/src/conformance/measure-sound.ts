/** Loudness of the whole sound in decibels below full scale. */
export function loudnessDb(samples: Float32Array): number {
  return 10 * Math.log10(meanSquare(samples, 0, samples.length) + 1e-12);
}

export function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

/** Milliseconds of near silence (30 dB under the loudness of the whole) before and after the sound. */
export function edgeSilenceMs(samples: Float32Array, rateHz: number): { leadMs: number; tailMs: number } {
  const step = Math.round(rateHz / 100);
  const floor = meanSquare(samples, 0, samples.length) / 1000;
  const loud: boolean[] = [];
  for (let at = 0; at + step <= samples.length; at += step)
    loud.push(meanSquare(samples, at, at + step) > floor);
  const first = loud.indexOf(true);
  const last = loud.lastIndexOf(true);
  return { leadMs: Math.max(0, first) * 10, tailMs: (loud.length - 1 - last) * 10 };
}

/**
 * The middle pitch of the voiced parts in Hz, by normalized autocorrelation of 40 ms windows; 0 when nothing is voiced.
 */
export function medianPitchHz(samples: Float32Array, rateHz: number): number {
  const window = Math.round(rateHz * 0.04);
  const floor = meanSquare(samples, 0, samples.length) / 4;
  const found: number[] = [];
  for (let at = 0; at + 2 * window < samples.length; at += window) {
    if (meanSquare(samples, at, at + window) < floor) continue;
    const pitch = pitchAt(samples, at, window, rateHz);
    if (pitch > 0) found.push(pitch);
  }
  return found.sort((one, other) => one - other)[found.length >> 1] ?? 0;
}

function pitchAt(samples: Float32Array, at: number, window: number, rateHz: number): number {
  let best = 0;
  let bestLag = 0;
  for (let lag = Math.floor(rateHz / 400); lag < Math.min(window, rateHz / 60); lag += 1) {
    const similarity = correlation(samples, at, window, lag);
    // A longer lag must be clearly better, or the octave below would win.
    if (similarity > best + 0.03) {
      best = similarity;
      bestLag = lag;
    }
  }
  return best > 0.6 ? rateHz / bestLag : 0;
}

function correlation(samples: Float32Array, at: number, window: number, lag: number): number {
  let both = 0;
  let here = 0;
  let there = 0;
  for (let index = at; index < at + window; index += 1) {
    both += samples[index]! * samples[index + lag]!;
    here += samples[index]! ** 2;
    there += samples[index + lag]! ** 2;
  }
  return both / Math.sqrt(here * there + 1e-12);
}

function meanSquare(samples: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += samples[index]! ** 2;
  return to > from ? sum / (to - from) : 0;
}
