import { RealFft } from '@mynah/audio/spectrum';
import { sampleRateHz } from '../rates.ts';
import { bandCount } from './spectral-bands.ts';

const fourier = new RealFft(2048);
const bins = fourier.size / 2 + 1;
const window = new Float64Array(fourier.size);
const re = new Float32Array(bins);
const im = new Float32Array(bins);
const sums = new Float64Array(bins + 1);
const binsPerBand = (bins - 1) / (bandCount - 1);
const binHz = sampleRateHz / fourier.size;

/**
 * The spectral envelope around a sample, in dB at the bands: three periods under a Hann window, and the power
 * averaged over a harmonic's distance, so that neither the harmonics nor the place in the period are seen
 * (Morise, CheapTrick, 2015).
 */
export function frameEnvelope(samples: Float32Array, center: number, pitchHz: number): Float64Array {
  const length = Math.min(fourier.size, Math.round((3 * sampleRateHz) / pitchHz));
  window.fill(0);
  const start = Math.round(center - length / 2);
  for (let index = 0; index < length; index++) {
    const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / length);
    window[index] = (samples[start + index] ?? 0) * weight;
  }
  fourier.forward(window, re, im);
  for (let bin = 0; bin < bins; bin++) {
    sums[bin + 1] = sums[bin]! + (re[bin]! ** 2 + im[bin]! ** 2) / length;
  }
  const reach = Math.max(1, Math.round(Math.max(pitchHz, 150) / binHz / 2));
  return Float64Array.from({ length: bandCount }, (_, band) => {
    const bin = Math.round(band * binsPerBand);
    const from = Math.max(0, bin - reach);
    const to = Math.min(bins, bin + reach + 1);
    return 10 * Math.log10((sums[to]! - sums[from]!) / (to - from) + 1e-14);
  });
}
