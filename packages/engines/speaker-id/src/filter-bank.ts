import { RealFft } from '@mynah/audio/spectrum';

const sampleRateHz = 16_000;
const windowSamples = 400;
const stepSamples = 160;
const transformSamples = 512;
const lowestHz = 20;
const preemphasis = 0.97;
/** The logarithm's argument never falls below the smallest step of a float. */
const floor = 1.1920929e-7;

export const bands = 80;
export const framesIn = (samples: number): number =>
  samples < windowSamples ? 0 : 1 + Math.floor((samples - windowSamples) / stepSamples);

/**
 * Kaldi's logarithmic mel filter bank, with which the network was trained: 25 ms windows every 10 ms, 80 bands from
 * 20 Hz to 8 kHz, mean of each band taken off. `samples` is mono, 16 kHz; the result [frames, 80].
 */
export class FilterBank {
  readonly #fft = new RealFft(transformSamples);
  readonly #window = Float64Array.from(
    { length: windowSamples },
    (_, index) => (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / (windowSamples - 1))) ** 0.85,
  );
  readonly #filters = melFilters();
  readonly #frame = new Float64Array(transformSamples);
  readonly #re = new Float32Array(transformSamples / 2 + 1);
  readonly #im = new Float32Array(transformSamples / 2 + 1);

  features(samples: Float32Array): Float32Array {
    const frames = framesIn(samples.length);
    const result = new Float32Array(frames * bands);
    for (let frame = 0; frame < frames; frame += 1) {
      this.#cut(samples, frame * stepSamples);
      this.#fft.forward(this.#frame, this.#re, this.#im);
      for (let band = 0; band < bands; band += 1)
        result[frame * bands + band] = Math.log(Math.max(floor, this.#energy(band)));
    }
    return takeMeansOff(result, frames);
  }

  #cut(samples: Float32Array, from: number): void {
    let mean = 0;
    for (let index = 0; index < windowSamples; index += 1) mean += samples[from + index]!;
    mean /= windowSamples;
    let before = samples[from]! - mean;
    for (let index = 0; index < windowSamples; index += 1) {
      const here = samples[from + index]! - mean;
      this.#frame[index] = (here - preemphasis * before) * this.#window[index]!;
      before = here;
    }
  }

  #energy(band: number): number {
    const { first, weights } = this.#filters[band]!;
    let sum = 0;
    for (let index = 0; index < weights.length; index += 1) {
      const re = this.#re[first + index]!;
      const im = this.#im[first + index]!;
      sum += weights[index]! * (re * re + im * im);
    }
    return sum;
  }
}

function melFilters(): { first: number; weights: number[] }[] {
  const mel = (hz: number): number => 1127 * Math.log(1 + hz / 700);
  const lowest = mel(lowestHz);
  const step = (mel(sampleRateHz / 2) - lowest) / (bands + 1);
  return Array.from({ length: bands }, (_, band) => {
    const left = lowest + band * step;
    const weightOf = (bin: number): number => {
      const at = (mel((bin * sampleRateHz) / transformSamples) - left) / step;
      return Math.max(0, Math.min(at, 2 - at));
    };
    const bins = Array.from({ length: transformSamples / 2 }, (_, bin) => bin).filter(
      (bin) => weightOf(bin) > 0,
    );
    return { first: bins[0] ?? 0, weights: bins.map(weightOf) };
  });
}

function takeMeansOff(features: Float32Array, frames: number): Float32Array {
  for (let band = 0; band < bands; band += 1) {
    let mean = 0;
    for (let at = band; at < features.length; at += bands) mean += features[at]!;
    mean /= frames;
    for (let at = band; at < features.length; at += bands) features[at]! -= mean;
  }
  return features;
}
