import { Resampler } from '@mynah/audio';
import { BandMeter } from './band-meter.ts';
import { bandCount, contrastOf, watermarkGrid } from './watermark-grid.ts';

/** Places in a step at which a cell may begin. */
const looksPerStep = 4;
export const phaseCount = 2 * looksPerStep;
/** Contrasts of a period for each phase: phase, column, row. */
export const periodSize = watermarkGrid.columns * watermarkGrid.rows;
/** Half a period of the pattern. */
export const foldMs = watermarkGrid.columns * watermarkGrid.stepMs;
const looksPerFold = (foldMs / watermarkGrid.stepMs) * looksPerStep;
const hearingRateHz = 16_000;
/** A band so much softer than the loudest says nothing: it is silence, or the noise of a codec. */
const floorDb = 55;
/** A single cell never says more than this, dB. */
const mostDb = 6;
/** Above this share of the sample rate there is only what a filter left. */
const usableShare = 0.47;

/** For each fold of the sound the contrasts of its cells, laid where they stand in the pattern's period. */
export function readFolds(samples: Float32Array, sampleRateHz: number): Float32Array[] {
  const heard = toHearingRate(samples, sampleRateHz);
  const levels = readLevels(heard);
  const leastDb = levels.reduce((most, level) => Math.max(most, level), Number.NEGATIVE_INFINITY) - floorDb;
  const topHz = usableShare * Math.min(sampleRateHz, hearingRateHz);
  const rows = Math.min(
    watermarkGrid.rows,
    Math.floor((topHz - watermarkGrid.lowHz) / (2 * watermarkGrid.bandHz)),
  );
  const looks = levels.length / bandCount;
  const folds = Array.from(
    { length: Math.ceil(looks / looksPerFold) },
    () => new Float32Array(phaseCount * periodSize),
  );
  for (let look = 0; look + looksPerStep < looks; look += 1) {
    const first = levels.subarray(look * bandCount, (look + 1) * bandCount);
    const second = levels.subarray((look + looksPerStep) * bandCount, (look + looksPerStep + 1) * bandCount);
    const column = Math.floor(look / phaseCount) % watermarkGrid.columns;
    const to = (look % phaseCount) * periodSize + column * watermarkGrid.rows;
    const fold = folds[Math.floor(look / looksPerFold)]!;
    for (let row = 0; row < rows; row += 1) {
      const lower = 2 * row;
      const softest = Math.min(first[lower]!, first[lower + 1]!, second[lower]!, second[lower + 1]!);
      if (softest < leastDb) continue;
      fold[to + row] = Math.max(-mostDb, Math.min(mostDb, contrastOf(first, second, row)));
    }
  }
  return folds;
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

/** Levels of all bands at each look. */
function readLevels(heard: Float32Array): Float32Array {
  const meter = new BandMeter(hearingRateHz);
  const hop = (watermarkGrid.stepMs * hearingRateHz) / 1000 / looksPerStep;
  const looks = Math.floor(heard.length / hop);
  const levels = new Float32Array(looks * bandCount);
  for (let look = 0; look < looks; look += 1)
    meter.measure(heard, (look + 0.5) * hop, levels, look * bandCount);
  return levels;
}
