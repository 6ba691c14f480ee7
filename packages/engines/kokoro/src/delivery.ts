import type { Delivery, VoiceDefinition } from '@mynah/engine-spec';
import { STYLE_SIZE, TIMBRE_SIZE, VOICED_HZ } from './frames.ts';
import type { Random } from './random.ts';
import { type Curve, smoothCurve } from './smooth-curve.ts';

/** How much each input of the model is moved. All ones and zeros: as the model gives it. */
export interface ProsodyShape {
  /** Factor on the distance of pitch (in octaves) and of energy from their means. */
  pitchRange: number;
  /** Factor on the pitch as a whole. */
  pitchRatio: number;
  energyRange: number;
  /** Random wandering of the pitch, in octaves, and of the pace, as a share; deviations. */
  pitchDrift: number;
  paceDrift: number;
  /** Factor on the distance of the prosody half of the style from the mean voice. */
  prosody: number;
  /** Factor on the distance of the timbre half of the style from the mean of like voices. */
  timbre: number;
  speed: number;
}

type OwnShape = Pick<VoiceDefinition, 'pitchRatio' | 'pitchRange' | 'pace'>;
const plainShape: OwnShape = { pitchRatio: 1, pitchRange: 1, pace: 1 };

/** The stability and similarity at which the voice is left as it is. */
const NEUTRAL_STABILITY = 0.5;
const NEUTRAL_SIMILARITY = 0.75;

/**
 * What the API's settings mean for this model, on top of what a defined voice is by itself. The ranges of the settings
 * were chosen so that no word is lost at their ends.
 */
export function toProsodyShape(delivery: Delivery, own: OwnShape = plainShape): ProsodyShape {
  const loose = Math.max(0, NEUTRAL_STABILITY - delivery.stability) / NEUTRAL_STABILITY;
  const firm = Math.max(0, delivery.stability - NEUTRAL_STABILITY) / (1 - NEUTRAL_STABILITY);
  const { style } = delivery;
  return {
    pitchRange: own.pitchRange * (1 + 0.35 * loose) * (1 - 0.55 * firm) * (1 + 0.6 * style),
    pitchRatio: own.pitchRatio,
    energyRange: (1 + 0.15 * loose) * (1 - 0.3 * firm) * (1 + 0.25 * style),
    pitchDrift: 0.09 * loose,
    paceDrift: 0.12 * loose,
    prosody: 1 + 0.6 * style,
    timbre: timbreFactor(delivery.similarity),
    speed: own.pace * delivery.speed,
  };
}

function timbreFactor(similarity: number): number {
  if (similarity <= NEUTRAL_SIMILARITY) return 0.4 + (0.6 * similarity) / NEUTRAL_SIMILARITY;
  return 1 + (0.15 * (similarity - NEUTRAL_SIMILARITY)) / (1 - NEUTRAL_SIMILARITY);
}

/**
 * Moves each half of a style away from (or toward) a mean.
 * @param everyone mean style of all voices, for the prosody
 * @param alike mean style of the voices of the same gender, for the timbre
 */
export function shapeStyle(
  style: Float32Array,
  means: { everyone: Float32Array; alike: Float32Array },
  shape: Pick<ProsodyShape, 'prosody' | 'timbre'>,
): Float32Array {
  const shaped = new Float32Array(STYLE_SIZE);
  for (let index = 0; index < STYLE_SIZE; index++) {
    const timbre = index < TIMBRE_SIZE;
    const mean = (timbre ? means.alike : means.everyone)[index]!;
    shaped[index] = mean + (timbre ? shape.timbre : shape.prosody) * (style[index]! - mean);
  }
  return shaped;
}

/**
 * Whole frames per token.
 * @param lengths as the model predicts them, with the boundaries
 * @param words positions in `lengths` at which a word begins: the pace wanders from word to word
 */
export function shapeDurations(
  lengths: Float32Array,
  words: readonly number[],
  { speed, paceDrift }: Pick<ProsodyShape, 'speed' | 'paceDrift'>,
  random: Random,
): Float32Array {
  const begins = new Set(words);
  let pace = 1;
  return lengths.map((length, index) => {
    if (begins.has(index)) pace = Math.exp(paceDrift * random.normal());
    // At least one frame: no sound is lost.
    return Math.max(1, roundHalfEven((length * pace) / speed));
  });
}

/** As the model rounds its own durations. */
function roundHalfEven(value: number): number {
  const rounded = Math.round(value);
  return rounded - value === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
}

/** Wandering is slow: a new direction every so many values of 12.5 ms. */
const DRIFT_STEP = 24;

/** Pitch in Hz, range and drift in octaves about the mean of the voiced values; voiceless ones stay. */
export function shapePitch(
  f0: Float32Array,
  { pitchRange, pitchDrift, pitchRatio }: Pick<ProsodyShape, 'pitchRange' | 'pitchDrift' | 'pitchRatio'>,
  random: Random,
): Float32Array {
  const voiced = f0.filter((value) => value > VOICED_HZ);
  if (voiced.length === 0 || (pitchRange === 1 && pitchDrift === 0 && pitchRatio === 1)) return f0;
  const mean = voiced.reduce((sum, value) => sum + Math.log2(value), 0) / voiced.length;
  const moved = mean + Math.log2(pitchRatio);
  const drift: Curve = pitchDrift > 0 ? smoothCurve(f0.length, DRIFT_STEP, random) : () => 0;
  return f0.map((value, index) => {
    if (value <= VOICED_HZ) return value;
    const octaves = pitchRange * (Math.log2(value) - mean) + pitchDrift * drift(index);
    return Math.min(HIGHEST_HZ, Math.max(LOWEST_HZ, 2 ** (moved + softLimit(octaves))));
  });
}

const LOWEST_HZ = 55;
const HIGHEST_HZ = 520;
/** Octaves from the mean at which exaggeration gives way. */
const WIDEST = 0.9;

/** Straight near the middle, bent toward `WIDEST` outside, so that a cry stays a cry. */
function softLimit(octaves: number): number {
  return Math.abs(octaves) < WIDEST / 2
    ? octaves
    : Math.sign(octaves) * (WIDEST / 2) * (1 + Math.tanh((2 * Math.abs(octaves)) / WIDEST - 1));
}

/** Energy about its mean where there is sound; silence stays silent. */
export function shapeEnergy(
  energy: Float32Array,
  f0: Float32Array,
  { energyRange }: Pick<ProsodyShape, 'energyRange'>,
): Float32Array {
  const voiced = energy.filter((_, index) => f0[index]! > VOICED_HZ);
  if (voiced.length === 0 || energyRange === 1) return energy;
  const mean = voiced.reduce((sum, value) => sum + value, 0) / voiced.length;
  return energy.map((value) => {
    const sound = Math.min(1, Math.max(0, value / mean));
    return value + (energyRange - 1) * sound * (value - mean);
  });
}
