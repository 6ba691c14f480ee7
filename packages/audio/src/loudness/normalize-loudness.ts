import type { ChannelCount } from '../channels.ts';
import { applyGain } from '../edit/gain.ts';
import { LoudnessMeter } from '../measure/loudness-meter.ts';
import { TruePeakMeter } from '../measure/true-peak-meter.ts';
import { type GainPlan, planGain } from './plan-gain.ts';
import { TruePeakLimiter } from './true-peak-limiter.ts';

export interface NormalizeOptions {
  sampleRateHz: number;
  /** 2: interleaved. Default 1. */
  channels?: ChannelCount;
  /** Integrated loudness that is wanted. Default -16 LUFS. */
  targetLufs?: number;
  /** True peak that is allowed. Default -1 dBTP. */
  ceilingDb?: number;
  /** False: only as much gain as needs no limiter. Default true. */
  limits?: boolean;
}

export interface Loudness {
  /** Integrated, gated; -Infinity for silence. */
  lufs: number;
  /** In dB of full scale. */
  truePeakDb: number;
}

export interface NormalizedSound extends GainPlan {
  before: Loudness;
  /** The sound at its new loudness. To be read once. */
  samples: AsyncGenerator<Float32Array>;
}

/** More than a limiter can give back is not tried. */
const mostCorrectionDb = 3;

/**
 * Brings a sound to a loudness under a true-peak ceiling: measured in one pass (in two where a limiter must bite, since
 * it takes loudness away), made in the next with one gain, so that its dynamics stay. Memory does not grow with the
 * length; `open` gives the sound from its begin each time.
 */
export async function normalizeLoudness(
  open: () => AsyncIterable<Float32Array>,
  { targetLufs = -16, ceilingDb = -1, limits = true, ...options }: NormalizeOptions,
): Promise<NormalizedSound> {
  const before = await measureLoudness(open(), options);
  const plan = planGain(before, { targetLufs, ceilingDb, limits });
  const make = (gainDb: number) =>
    louder(open(), { ...options, gainDb, ceilingDb, isLimited: plan.isLimited });
  if (!plan.isLimited) return { ...plan, before, samples: make(plan.gainDb) };
  const { lufs } = await measureLoudness(make(plan.gainDb), options);
  const missing = Math.min(mostCorrectionDb, Math.max(0, targetLufs - lufs));
  const gainDb = plan.gainDb + missing;
  return { ...plan, gainDb, before, samples: make(gainDb) };
}

/** Loudness and true peak of a sound, in one pass. */
export async function measureLoudness(
  sound: AsyncIterable<Float32Array>,
  options: { sampleRateHz: number; channels?: ChannelCount },
): Promise<Loudness> {
  const meter = new LoudnessMeter(options);
  const peaks = new TruePeakMeter(options);
  for await (const block of sound) {
    meter.write(block);
    peaks.write(block);
  }
  return { lufs: meter.lufs(), truePeakDb: peaks.finish() };
}

interface Louder {
  sampleRateHz: number;
  channels?: ChannelCount;
  gainDb: number;
  ceilingDb: number;
  isLimited: boolean;
}

async function* louder(
  sound: AsyncIterable<Float32Array>,
  { gainDb, isLimited, ...options }: Louder,
): AsyncGenerator<Float32Array> {
  const limiter = isLimited ? new TruePeakLimiter(options) : undefined;
  for await (const block of sound) {
    const loud = applyGain(block.slice(), gainDb);
    const ready = limiter ? limiter.write(loud) : loud;
    if (ready.length > 0) yield ready;
  }
  const last = limiter?.finish();
  if (last && last.length > 0) yield last;
}
