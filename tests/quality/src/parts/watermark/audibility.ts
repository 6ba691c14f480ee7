import { RealFft } from '@mynah/audio/spectrum';

export interface Audibility {
  /** Power of the sound over that of what was added, dB; and the same frame by frame, its mean. */
  ratioDb: number;
  segmentalRatioDb: number;
  /** Root mean square of the difference of the spectra, dB. */
  spectralDistanceDb: number;
  /** What was added over what the sound hides, band by band, dB: the mean, and what one in a hundred is above. */
  noiseToMaskDb: number;
  worstNoiseToMaskDb: number;
}

const frameLength = 512;
const hop = 256;
/** Frames so much softer than the loudest are rests. */
const quietestDb = 45;

/**
 * How well a change of a sound at 16 kHz hides in it. The masking is Johnston's (Transform coding of audio signals using
 * perceptual noise criteria, 1988) with Schroeder's spreading and measured tonality; the mark is made with another model.
 */
export function judgeAudibility(before: Float32Array, after: Float32Array): Audibility {
  const sound = spectra(before);
  const added = spectra(after.map((sample, at) => sample - before[at]!));
  const changed = spectra(after);
  const powers = sound.map(sumOf);
  const least = Math.max(...powers) * 10 ** (-quietestDb / 10);
  const heard = sound.map((_, frame) => frame).filter((frame) => powers[frame]! > least);
  const excesses = heard.flatMap((frame) => noiseToMask(sound[frame]!, added[frame]!)).sort((a, b) => a - b);
  return {
    ratioDb: toDb(sumOf(powers) / sumOf(added.map(sumOf))),
    segmentalRatioDb: meanOf(heard.map((frame) => toDb(powers[frame]! / sumOf(added[frame]!)))),
    spectralDistanceDb: meanOf(heard.map((frame) => spectralDistance(sound[frame]!, changed[frame]!))),
    noiseToMaskDb: meanOf(excesses),
    worstNoiseToMaskDb: excesses[Math.floor(0.99 * excesses.length)]!,
  };
}

function spectra(samples: Float32Array): Float64Array[] {
  const fft = new RealFft(frameLength);
  const re = new Float32Array(frameLength / 2 + 1);
  const im = new Float32Array(frameLength / 2 + 1);
  const frames: Float64Array[] = [];
  for (let start = 0; start + frameLength <= samples.length; start += hop) {
    const frame = samples.subarray(start, start + frameLength);
    fft.forward(
      frame.map((sample, at) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / frameLength))),
      re,
      im,
    );
    frames.push(Float64Array.from(re, (value, bin) => value * value + im[bin]! * im[bin]! + 1e-12));
  }
  return frames;
}

const barkOf = (bin: number): number => {
  const hz = (bin * 16_000) / frameLength;
  return 13 * Math.atan(0.00076 * hz) + 3.5 * Math.atan((hz / 7500) ** 2);
};
const bandOf = Int16Array.from({ length: frameLength / 2 + 1 }, (_, bin) => Math.floor(barkOf(bin)));
const bandCount = Math.max(...bandOf) + 1;

/** dB of what was added over what is hidden, of each critical band. */
function noiseToMask(sound: Float64Array, added: Float64Array): number[] {
  const powers = inBands(sound);
  const offset = tonalityOf(sound);
  return inBands(added).map((noise, band) => {
    let spread = 0;
    for (const [masker, power] of powers.entries()) spread += power * 10 ** (spreading(band - masker) / 10);
    const offsetDb = offset * (14.5 + band) + (1 - offset) * 5.5;
    return toDb(noise / spread) + offsetDb;
  });
}

const spreading = (barks: number): number =>
  15.81 + 7.5 * (barks + 0.474) - 17.5 * Math.sqrt(1 + (barks + 0.474) ** 2);

/** 1 for a tone, 0 for noise, by the flatness of the spectrum. */
function tonalityOf(spectrum: Float64Array): number {
  const mean = sumOf(spectrum) / spectrum.length;
  const logMean = spectrum.reduce((sum, power) => sum + toDb(power), 0) / spectrum.length;
  return Math.min(1, (logMean - toDb(mean)) / -60);
}

function inBands(spectrum: Float64Array): number[] {
  const bands = new Array<number>(bandCount).fill(0);
  for (const [bin, power] of spectrum.entries()) bands[bandOf[bin]!]! += power;
  return bands;
}

function spectralDistance(one: Float64Array, other: Float64Array): number {
  // what is far below the loudest bin is the window's own leakage
  const least = Math.max(...one) * 1e-6;
  const squares = [...one].map(
    (power, bin) => toDb(Math.max(power, least) / Math.max(other[bin]!, least)) ** 2,
  );
  return Math.sqrt(meanOf(squares));
}

const toDb = (ratio: number): number => 10 * Math.log10(ratio);
const sumOf = (values: ArrayLike<number>): number => Array.prototype.reduce.call(values, add, 0) as number;
const add = (sum: unknown, value: unknown): number => (sum as number) + (value as number);
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;
