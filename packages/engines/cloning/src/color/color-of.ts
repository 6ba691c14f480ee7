import { RealFft } from '@mynah/audio/spectrum';
import { sampleRateHz } from '../limits.ts';

const windowSamples = 1024;
const hopSamples = sampleRateHz / 50;
const bands = 129;
const binsInBand = windowSamples / 2 / (bands - 1);
/** What is so far under the loud sounds is breath, room or a pause. */
const keptDb = 25;
const silence = 1e-12;

const hann = Float32Array.from(
  { length: windowSamples },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / windowSamples),
);

/** The color of a voice: the mean spectrum of its loud sounds, dB at 129 frequencies from 0 to 12 kHz. */
export function colorOf(samples: Float32Array): number[] {
  const spectra = spectraOf(samples);
  const powers = spectra.map((bandPowers) => bandPowers.reduce((sum, power) => sum + power, 0));
  const loud = [...powers].sort((one, other) => other - one)[Math.floor(powers.length / 10)] ?? 0;
  const kept = spectra.filter((_, at) => powers[at]! >= loud * 10 ** (-keptDb / 10));
  return Array.from({ length: bands }, (_, band) => {
    const sum = kept.reduce((total, bandPowers) => total + Math.log10(bandPowers[band]! + silence), 0);
    return Math.round((100 * sum) / Math.max(1, kept.length)) / 10;
  });
}

function spectraOf(samples: Float32Array): Float64Array[] {
  const fourier = new RealFft(windowSamples);
  const frame = new Float32Array(windowSamples);
  const [re, im] = [new Float32Array(windowSamples / 2 + 1), new Float32Array(windowSamples / 2 + 1)];
  const spectra: Float64Array[] = [];
  for (let from = 0; from + windowSamples <= samples.length; from += hopSamples) {
    for (let at = 0; at < windowSamples; at++) frame[at] = samples[from + at]! * hann[at]!;
    fourier.forward(frame, re, im);
    spectra.push(Float64Array.from({ length: bands }, (_, band) => powerAround(band, re, im)));
  }
  return spectra;
}

function powerAround(band: number, re: Float32Array, im: Float32Array): number {
  const from = Math.max(1, (band - 0.5) * binsInBand);
  const to = Math.min(re.length - 1, (band + 0.5) * binsInBand);
  let sum = 0;
  for (let bin = from; bin <= to; bin++) sum += re[bin]! ** 2 + im[bin]! ** 2;
  return sum / (to - from + 1);
}
