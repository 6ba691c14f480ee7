import { edit, Limiter, Resampler } from '@mynah/audio';
import type { TakeSound } from '../joining/index.ts';
import { LevelMeter, type Levels } from './level-meter.ts';
import { RoomTone } from './room-tone.ts';
import { shopDemands } from './shop-demands.ts';

/** A chapter as shops take it, before it is encoded. */
export interface MasteredChapter {
  /** 44.1 kHz, mono. To be read once. */
  samples: AsyncGenerator<Float32Array>;
  /** By how much everything is heard later than in what was given; below 0: earlier. */
  shiftMs: number;
  durationMs: number;
  gainDb: number;
}

const { sampleRateHz, rmsDb, headSeconds, tailSeconds } = shopDemands;
/** A dB below what is allowed: mp3 gives back peaks that are higher than what it was given. */
const ceilingDb = shopDemands.peakDb.most - 1;
/** What a limiter takes away is given back up to here. */
const mostCorrectionDb = 4;
const mostGainDb = 40;
/** A little of what is before the first sound above -50 dB: the breath of a soft consonant. */
const keptSeconds = 0.1;

/**
 * Brings a chapter to what audiobook shops demand (`shopDemands`): one gain for all of it, peaks held by a limiter, room
 * tone beneath and around it in place of digital silence. `sound` is read three times (levels; levels under the limiter;
 * the outcome), best from a file of samples, and never whole: memory does not grow with the length.
 */
export async function masterChapter(sound: TakeSound): Promise<MasteredChapter> {
  const before = await measureSound(atShopRate(sound));
  if (before.energy === 0) return quiet(frameOf(before));
  const wanted = Math.min(mostGainDb, rmsDb.aim - levelOver(before.energy, frameOf(before).total));
  // where it begins and ends is heard at its new level
  const limited = await measureSound(louder(atShopRate(sound), wanted));
  const frame = frameOf(limited);
  const missing = rmsDb.aim - levelOver(limited.energy, frame.total);
  const gainDb = wanted + Math.max(-mostCorrectionDb, Math.min(mostCorrectionDb, missing));
  return {
    samples: framed(louder(atShopRate(sound), gainDb), frame),
    shiftMs: msOf(frame.head - frame.skipped),
    durationMs: msOf(frame.total),
    gainDb,
  };
}

const quiet = (frame: Frame): MasteredChapter => ({
  samples: framed(nothing(), frame),
  shiftMs: 0,
  durationMs: msOf(frame.total),
  gainDb: 0,
});

async function* nothing(): AsyncGenerator<Float32Array> {}

/** What is cut off a chapter, and what is put around the rest, in samples. */
interface Frame {
  skipped: number;
  kept: number;
  head: number;
  total: number;
}

function frameOf({ headSamples, tailSamples, samples }: Levels): Frame {
  const isSilent = headSamples === samples;
  const kept = Math.round(keptSeconds * sampleRateHz);
  const skipped = isSilent ? 0 : Math.max(0, headSamples - kept);
  const end = isSilent ? 0 : samples - Math.max(0, tailSamples - kept);
  const head = Math.round(headSeconds.aim * sampleRateHz) - (isSilent ? 0 : headSamples - skipped);
  const tail = Math.round(tailSeconds.aim * sampleRateHz) - (isSilent ? 0 : tailSamples - (samples - end));
  return { skipped, kept: end - skipped, head, total: head + end - skipped + tail };
}

const msOf = (count: number): number => (count * 1000) / sampleRateHz;

const levelOver = (energy: number, count: number): number => 10 * Math.log10(energy / count);

async function* atShopRate(sound: TakeSound): AsyncGenerator<Float32Array> {
  const resampler = new Resampler(sound.sampleRateHz, sampleRateHz);
  for await (const samples of sound.open()) {
    const ready = resampler.write(samples);
    if (ready.length > 0) yield ready;
  }
  const last = resampler.finish();
  if (last.length > 0) yield last;
}

/** Louder, no peak above the ceiling. */
async function* louder(sound: AsyncIterable<Float32Array>, gainDb: number): AsyncGenerator<Float32Array> {
  const limiter = new Limiter({ sampleRateHz, ceilingDb });
  for await (const samples of sound) yield limiter.write(edit.applyGain(samples, gainDb));
  yield limiter.finish();
}

const silenceSamples = 8192;

/** The sound within its frame, room tone beneath all of it. */
async function* framed(
  sound: AsyncIterable<Float32Array>,
  { skipped, kept, head, total }: Frame,
): AsyncGenerator<Float32Array> {
  const tone = new RoomTone();
  yield* silenceOf(head, tone);
  let toSkip = skipped;
  let left = kept;
  for await (const samples of sound) {
    const part = samples.subarray(Math.min(toSkip, samples.length)).subarray(0, left);
    toSkip -= Math.min(toSkip, samples.length);
    left -= part.length;
    if (part.length > 0) yield tone.addTo(part);
    if (left === 0) break;
  }
  yield* silenceOf(total - head - kept + left, tone);
}

function* silenceOf(count: number, tone: RoomTone): Generator<Float32Array> {
  for (let left = count; left > 0; left -= silenceSamples)
    yield tone.addTo(new Float32Array(Math.min(left, silenceSamples)));
}

async function measureSound(sound: AsyncIterable<Float32Array>): Promise<Levels> {
  const meter = new LevelMeter(sampleRateHz);
  for await (const samples of sound) meter.write(samples);
  return meter.levels();
}
