import { RealFft } from '@mynah/audio/spectrum';
import { bandHz, between } from '../features/spectral-bands.ts';
import type { ChangePlan } from '../plan-change.ts';
import { sampleRateHz } from '../rates.ts';
import type { Grain } from './place-grains.ts';
import { readAt } from './sinc-reader.ts';

/** A grain reaches no further than this from its center. */
const mostReach = 480;
const fourier = new RealFft(2048);
const bins = fourier.size / 2 + 1;
const center = fourier.size / 2;

/** Adds up grains: each is cut out, moved to other formants, colored and laid in its place. */
export function soundGrains(samples: Float32Array, grains: readonly Grain[], plan: ChangePlan): Float32Array {
  const result = new Float32Array(samples.length);
  const voicedGain = binGains(plan.voicedGainDb);
  const unvoicedGain = binGains(plan.unvoicedGainDb);
  const piece = new Float32Array(fourier.size);
  const re = new Float32Array(bins);
  const im = new Float32Array(bins);
  for (const grain of grains) {
    cut(samples, grain, plan.formantShift, piece);
    const loudness = powerOf(piece);
    fourier.forward(piece, re, im);
    const gains = grain.voiced ? voicedGain : unvoicedGain;
    for (let bin = 0; bin < bins; bin++) {
      re[bin]! *= gains[bin]!;
      im[bin]! *= gains[bin]!;
    }
    fourier.inverse(re, im, 0, piece);
    lay(piece, { place: Math.round(grain.place), gain: levelGain(loudness, powerOf(piece)), result });
  }
  return result;
}

function binGains(gainDb: Float64Array): Float64Array {
  const binHz = sampleRateHz / fourier.size;
  return Float64Array.from(
    { length: bins },
    (_, bin) => 10 ** (between(gainDb, (bin * binHz) / bandHz) / 20),
  );
}

/** The piece around the source's mark, so that it peaks where the rounded place wants it. */
function cut(samples: Float32Array, grain: Grain, formantShift: number, piece: Float32Array): void {
  piece.fill(0);
  const fraction = Math.round(grain.place) - grain.place;
  const left = Math.min(mostReach, grain.left);
  const right = Math.min(mostReach, grain.right);
  for (let index = Math.ceil(-left - fraction); index < right - fraction; index++) {
    const distance = index + fraction;
    const reach = distance < 0 ? left : right;
    const weight = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach);
    piece[center + index] = grain.gain * weight * readAt(samples, grain.source + distance * formantShift);
  }
}

/** Coloring may not change how loud a sound is: emphasis lives in it. */
function levelGain(before: number, after: number): number {
  return Math.sqrt((before + 1e-12) / (after + 1e-12));
}

function powerOf(piece: Float32Array): number {
  let sum = 0;
  for (const sample of piece) sum += sample * sample;
  return sum;
}

function lay(
  piece: Float32Array,
  { place, gain, result }: { place: number; gain: number; result: Float32Array },
): void {
  const start = place - center;
  const from = Math.max(0, -start);
  const to = Math.min(piece.length, result.length - start);
  for (let index = from; index < to; index++) result[start + index]! += gain * piece[index]!;
}
