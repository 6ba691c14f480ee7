import type { VoiceFeatures } from '@mynah/engine-spec/tasks';
import { bandCount, bandHz, between, smooth } from './features/spectral-bands.ts';
import { highestPitchHz, lowestPitchHz } from './rates.ts';

/** What is done to every stretch of a recording. */
export interface ChangePlan {
  mapPitch(hz: number): number;
  /** Above 1: a shorter vocal tract, all formants higher. */
  formantShift: number;
  /** dB at the bands, after the formants were moved. */
  voicedGainDb: Float64Array;
  unvoicedGainDb: Float64Array;
  /** Power of the loud parts of the recording: what is far under it is no voice. */
  loudPower: number;
}

/** The API's ordinary similarity; from it on the timbre goes the whole way. */
const fullSimilarity = 0.75;
/** The melody's size may follow the target so far; beyond, emphasis would sound odd. */
const leastSpread = 0.85;
const mostSpread = 1.2;
/** How a tract's length goes with the pitch, over men and women: 1.7 times the pitch, 1.15 times the formants. */
const pitchToTract = 0.27;
/** So far (in logarithm) from what the pitch says costs as much as 1 dB of misfit. */
const doubtfulShift = 0.05;
const shifts = Array.from({ length: 41 }, (_, step) => 0.8 + step * 0.0125);

/** How to come from one voice to another. Pure: the same features give the same plan. */
export function planChange(source: VoiceFeatures, target: VoiceFeatures, similarity: number): ChangePlan {
  const strength = Math.min(1, 0.25 + similarity / (fullSimilarity / 0.75));
  const formantShift = bestShift(source, target);
  return {
    mapPitch: pitchMap(source, target),
    formantShift,
    voicedGainDb: gainCurve(source.voicedDb, target.voicedDb, { formantShift, strength, mostDb: 18 }),
    unvoicedGainDb: gainCurve(source.unvoicedDb, target.unvoicedDb, { formantShift, strength, mostDb: 10 }),
    loudPower: source.loudPower,
  };
}

/** Linear in the logarithm: the target's mean, and a spread between the two. */
export function pitchMap(source: VoiceFeatures, target: VoiceFeatures): (hz: number) => number {
  const wanted = target.pitchSpread / Math.max(0.1, source.pitchSpread);
  const spread = Math.min(mostSpread, Math.max(leastSpread, wanted));
  return (hz) => {
    const mapped = target.pitchHz * (hz / source.pitchHz) ** spread;
    return Math.min(highestPitchHz * 1.2, Math.max(lowestPitchHz * 0.8, mapped));
  };
}

/**
 * The shift after which the formants of the mean voices lie best on each other. Means alone are easily misled by what
 * was said, so a shift that goes with the pitch is expected, as tracts are shorter where folds are.
 */
function bestShift(source: VoiceFeatures, target: VoiceFeatures): number {
  const expected = (target.pitchHz / source.pitchHz) ** pitchToTract;
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const shift of shifts) {
    const doubt = (Math.log(shift / expected) / doubtfulShift) ** 2;
    const rest = misfit(source.voicedDb, target.voicedDb, shift) + doubt;
    if (rest >= least) continue;
    least = rest;
    best = shift;
  }
  return best;
}

/** Spread of the difference of the two envelopes between 200 Hz and 5.5 kHz, without its straight line, in dB. */
function misfit(source: readonly number[], target: readonly number[], shift: number): number {
  const from = Math.round(200 / bandHz);
  const to = Math.round(5500 / bandHz);
  const differences: number[] = [];
  for (let band = from; band < to; band++) differences.push(target[band]! - between(source, band / shift));
  return residual(differences);
}

function residual(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let slope = 0;
  let spread = 0;
  for (const [index, value] of values.entries()) {
    slope += (index - middle) * (value - mean);
    spread += (index - middle) ** 2;
  }
  slope /= spread;
  const squares = values.reduce(
    (sum, value, index) => sum + (value - mean - slope * (index - middle)) ** 2,
    0,
  );
  return Math.sqrt(squares / values.length);
}

/** What is missing to the target's mean envelope, without a change of the loudness as a whole. */
function gainCurve(
  source: readonly number[],
  target: readonly number[],
  { formantShift, strength, mostDb }: { formantShift: number; strength: number; mostDb: number },
): Float64Array {
  const moved = Float64Array.from({ length: bandCount }, (_, band) => between(source, band / formantShift));
  const missing = smooth(
    moved.map((level, band) => target[band]! - level),
    2,
  );
  const before = powerOf(moved);
  const centered = missing.map((gain) => strength * gain);
  const raised = 10 * Math.log10(powerOf(moved.map((level, band) => level + centered[band]!)) / before);
  return centered.map((gain) => Math.min(mostDb, Math.max(-mostDb, gain - raised)));
}

function powerOf(envelopeDb: Float64Array): number {
  return envelopeDb.reduce((sum, level) => sum + 10 ** (level / 10), 0);
}
