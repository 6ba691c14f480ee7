import { Resampler } from '@mynah/audio';
import { RealFft } from '@mynah/audio/spectrum';
import { halfHann, markGrid, transformLength } from './mark-grid.ts';

/** Looks at the sound so often in the length of a cell. */
export const looksPerStep = 4;
const hearingRateHz = 16_000;
const frameMs = 24;
/** A cell that is so much softer than the loudest says nothing: it is silence or the noise of a codec. */
const floorDb = 55;
/** One cell never says more than this. */
const mostDb = 6;

/** How much louder each cell is than its neighbors in time and frequency, dB, for every beginning of a cell. */
export interface CellContrasts {
  looks: number;
  /** `looks * bands` */
  contrasts: Float32Array;
}

export function readContrasts(samples: Float32Array, sampleRateHz: number): CellContrasts {
  const levels = bandLevels(toHearingRate(samples, sampleRateHz));
  const looks = levels.length / markGrid.bands;
  const cells = new Float32Array(levels.length);
  const { bands } = markGrid;
  const loudest = levels.reduce((most, level) => Math.max(most, level), Number.NEGATIVE_INFINITY);
  for (let look = 0; look + looksPerStep <= looks; look += 1)
    for (let band = 0; band < bands; band += 1) {
      let sum = 0;
      for (let part = 0; part < looksPerStep; part += 1) sum += levels[(look + part) * bands + band]!;
      cells[look * bands + band] = sum / looksPerStep;
    }
  const contrasts = new Float32Array(levels.length);
  for (let look = looksPerStep; look + 2 * looksPerStep <= looks; look += 1)
    for (let band = 1; band + 1 < bands; band += 1) {
      const at = look * bands + band;
      if (cells[at]! < loudest - floorDb) continue;
      const inTime = (place: number): number =>
        cells[place]! - (cells[place - looksPerStep * bands]! + cells[place + looksPerStep * bands]!) / 2;
      const contrast = inTime(at) - (inTime(at - 1) + inTime(at + 1)) / 2;
      contrasts[at] = Math.max(-mostDb, Math.min(mostDb, contrast));
    }
  return { looks, contrasts };
}

function toHearingRate(samples: Float32Array, sampleRateHz: number): Float32Array {
  const resampler = new Resampler(sampleRateHz, hearingRateHz);
  const head = resampler.write(samples);
  const tail = resampler.finish();
  const whole = new Float32Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

/** dB of each band at each look. */
function bandLevels(samples: Float32Array): Float32Array {
  const { bands, bandHz, lowHz, stepMs } = markGrid;
  const length = transformLength((frameMs * hearingRateHz) / 1000);
  const hop = (stepMs * hearingRateHz) / 1000 / looksPerStep;
  const fft = new RealFft(length);
  const window = halfHann(length);
  const frame = new Float32Array(length);
  const re = new Float32Array(length / 2 + 1);
  const im = new Float32Array(length / 2 + 1);
  const looks = Math.max(0, Math.floor((samples.length - length) / hop) + 1);
  const levels = new Float32Array(looks * bands);
  const power = new Float64Array(bands);
  const binHz = hearingRateHz / length;
  for (let look = 0; look < looks; look += 1) {
    for (let at = 0; at < length; at += 1) frame[at] = samples[look * hop + at]! * window[at]! ** 2;
    fft.forward(frame, re, im);
    power.fill(1e-14);
    for (let bin = 0; bin < re.length; bin += 1) {
      const band = Math.floor((bin * binHz - lowHz) / bandHz);
      if (band >= 0 && band < bands) power[band] = power[band]! + re[bin]! ** 2 + im[bin]! ** 2;
    }
    for (let band = 0; band < bands; band += 1) levels[look * bands + band] = 10 * Math.log10(power[band]!);
  }
  return levels;
}
