import { RealFft } from '@mynah/audio/spectrum';

export const rateHz = 44_100;
export const frameSize = 2048;
const size = frameSize;
const hop = 512;

export interface Frame {
  from: number;
  /** dB */
  level: number;
  power: Float32Array;
}

/** @param samples one channel at 44.1 kHz */
export function spectra(samples: Float32Array): Frame[] {
  const fft = new RealFft(size);
  const re = new Float32Array(size / 2 + 1);
  const im = new Float32Array(size / 2 + 1);
  const window = Float32Array.from(
    { length: size },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size),
  );
  const frames: Frame[] = [];
  for (let from = 0; from + size <= samples.length; from += hop) {
    fft.forward(
      window.map((gain, at) => gain * samples[from + at]!),
      re,
      im,
    );
    const power = re.map((value, bin) => value * value + im[bin]! * im[bin]!);
    const energy = power.reduce((total, value) => total + value, 0);
    frames.push({ from, level: 10 * Math.log10(energy + 1e-9), power });
  }
  return frames;
}

/** The middle of a bin. */
export const hzOf = (bin: number): number => (bin * rateHz) / size;

/** Edges of bands of even steps from 80 Hz to 12 kHz, as bins. */
export const bandEdges = (count: number): number[] =>
  Array.from({ length: count + 1 }, (_, band) =>
    Math.round((80 * (12_000 / 80) ** (band / count)) / hzOf(1)),
  );

/** Mean level of 24 bands in loud frames, dB about their own mean. @param sound one channel at 44.1 kHz */
export function meanBands(sound: Float32Array): number[] {
  const samples = new Float32Array(sound.length + 2 * size);
  samples.set(sound, size);
  const frames = spectra(samples);
  const loudest = percentile(
    frames.map(({ level }) => level),
    0.95,
  );
  const loud = frames.filter(({ level }) => level > loudest - 20);
  const edges = bandEdges(24);
  const levels = edges.slice(1).map((to, band) => {
    const from = edges[band]!;
    let sum = 1e-9;
    for (const { power } of loud)
      for (let bin = from; bin < Math.max(to, from + 1); bin += 1) sum += power[bin]! / loud.length;
    return 10 * Math.log10(sum);
  });
  // what lies 60 dB under the strongest band is not heard, and differs by how it was recorded
  const top = Math.max(...levels);
  const heard = levels.map((level) => Math.max(level, top - 60));
  const mean = heard.reduce((sum, level) => sum + level, 0) / heard.length;
  return heard.map((level) => level - mean);
}

/** The value that so great a share of the others does not pass. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
