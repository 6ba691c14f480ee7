/** Judges of music that know nothing of how it was made: they hear samples only. */

const frame = 2048;

/** Mean of both sides at a third of the rate or less. */
export function folded(left: Float32Array, right: Float32Array, every: number): Float32Array {
  return Float32Array.from({ length: Math.floor(left.length / every) }, (_, index) => {
    let sum = 0;
    for (let step = 0; step < every; step++)
      sum += (left[index * every + step] as number) + (right[index * every + step] as number);
    return sum / (2 * every);
  });
}

/** Longest stretch below -60 dB of full scale, ms; the last second is left out: a piece may fade there. */
export function longestSilenceMs(samples: Float32Array, sampleRateHz: number): number {
  const window = Math.round(sampleRateHz / 100);
  let longest = 0;
  let run = 0;
  for (let start = 0; start + window <= samples.length - sampleRateHz; start += window) {
    let power = 0;
    for (let index = start; index < start + window; index++) power += (samples[index] as number) ** 2;
    run = power / window < 1e-6 ? run + 10 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * Beats a minute by autocorrelation of the onset strength (growth of log energy in bands), 40 to 220, with a mild
 * preference for about 110 as in common tempo trackers.
 */
export function tempoOf(samples: Float32Array, sampleRateHz: number): number {
  const hop = 256;
  const onset = onsetStrength(samples, hop);
  const perSecond = sampleRateHz / hop;
  let best = 0;
  let strongest = Number.NEGATIVE_INFINITY;
  for (let bpm = 40; bpm <= 220; bpm += 0.5) {
    const lag = (60 * perSecond) / bpm;
    const weight = Math.exp(-0.5 * (Math.log2(bpm / 110) / 1.2) ** 2);
    let score = 0;
    for (const multiple of [1, 2, 4]) score += correlation(onset, lag * multiple);
    if (score * weight > strongest) [strongest, best] = [score * weight, bpm];
  }
  return best;
}

function onsetStrength(samples: Float32Array, hop: number): Float64Array {
  const count = Math.max(1, Math.floor((samples.length - frame) / hop));
  const onset = new Float64Array(count);
  let before: Float64Array | undefined;
  for (let at = 0; at < count; at++) {
    const powers = spectrum(samples, at * hop, 1024);
    const bands = new Float64Array(12);
    for (let bin = 1; bin < powers.length; bin++) {
      const band = Math.min(11, Math.floor(Math.log2(bin) * 1.35));
      bands[band] = (bands[band] as number) + (powers[bin] as number);
    }
    const logs = bands.map((power) => Math.log(1e-6 + power));
    if (before)
      onset[at] = logs.reduce(
        (sum, value, band) => sum + Math.max(0, value - ((before as Float64Array)[band] as number)),
        0,
      );
    before = logs;
  }
  const mean = onset.reduce((sum, value) => sum + value, 0) / count;
  return onset.map((value) => value - mean);
}

function correlation(values: Float64Array, lag: number): number {
  const low = Math.floor(lag);
  const share = lag - low;
  let sum = 0;
  const count = values.length - low - 1;
  if (count < values.length / 4) return 0;
  for (let index = 0; index < count; index++) {
    sum +=
      (values[index] as number) *
      ((values[index + low] as number) * (1 - share) + (values[index + low + 1] as number) * share);
  }
  return sum / count;
}

const major = [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88];
const minor = [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17];

/** The key by the profiles of Krumhansl and Kessler: pitch class, and whether it is minor. */
export function keyOf(samples: Float32Array, sampleRateHz: number): { tonic: number; isMinor: boolean } {
  const chroma = chromaOf(samples, sampleRateHz);
  let best = { tonic: 0, isMinor: false };
  let closest = Number.NEGATIVE_INFINITY;
  for (let tonic = 0; tonic < 12; tonic++) {
    for (const isMinor of [false, true]) {
      const profile = isMinor ? minor : major;
      const rotated = chroma.map((_, pitch) => profile[(pitch - tonic + 12) % 12] as number);
      const similarity = pearson(chroma, rotated);
      if (similarity > closest) [closest, best] = [similarity, { tonic, isMinor }];
    }
  }
  return best;
}

function chromaOf(samples: Float32Array, sampleRateHz: number): number[] {
  const size = 4096;
  const chroma = new Array<number>(12).fill(0);
  for (let start = 0; start + size <= samples.length; start += size) {
    const powers = spectrum(samples, start, size);
    for (let bin = 8; bin < powers.length; bin++) {
      const hz = (bin * sampleRateHz) / size;
      if (hz < 65 || hz > 2000) continue;
      const pitch = (((Math.round(12 * Math.log2(hz / 440)) + 9) % 12) + 12) % 12;
      chroma[pitch] = (chroma[pitch] as number) + Math.sqrt(powers[bin] as number);
    }
  }
  return chroma;
}

function pearson(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  let top = 0;
  let da = 0;
  let db = 0;
  for (const [index, value] of a.entries()) {
    const [x, y] = [value - ma, (b[index] as number) - mb];
    top += x * y;
    da += x * x;
    db += y * y;
  }
  return top / Math.sqrt(da * db || 1);
}

/** Powers of a windowed stretch by the radix-2 Fourier transform. */
function spectrum(samples: Float32Array, start: number, size: number): Float64Array {
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let index = 0; index < size; index++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size);
    real[reversed(index, size)] = (samples[start + index] ?? 0) * window;
  }
  for (let half = 1; half < size; half *= 2) {
    for (let offset = 0; offset < half; offset++) {
      const angle = (-Math.PI * offset) / half;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      for (let low = offset; low < size; low += 2 * half) {
        const high = low + half;
        const r = (real[high] as number) * c - (imaginary[high] as number) * s;
        const i = (real[high] as number) * s + (imaginary[high] as number) * c;
        real[high] = (real[low] as number) - r;
        imaginary[high] = (imaginary[low] as number) - i;
        real[low] = (real[low] as number) + r;
        imaginary[low] = (imaginary[low] as number) + i;
      }
    }
  }
  return Float64Array.from(
    { length: size / 2 },
    (_, bin) => (real[bin] as number) ** 2 + (imaginary[bin] as number) ** 2,
  );
}

function reversed(index: number, size: number): number {
  let value = 0;
  for (let bit = 1, rest = index; bit < size; bit *= 2, rest >>= 1) value = value * 2 + (rest & 1);
  return value;
}
