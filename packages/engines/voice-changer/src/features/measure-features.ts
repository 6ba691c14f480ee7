import { EngineFailure } from '@mynah/engine-spec';
import type { VoiceFeatures } from '@mynah/engine-spec/tasks';
import { loudPower, trackPitch } from '../pitch/track-pitch.ts';
import { frameSamples } from '../rates.ts';
import { frameEnvelope } from './frame-envelope.ts';
import { bandCount } from './spectral-bands.ts';

/** Frames this much (in power) under the loud ones say nothing of the voice. */
const quietest = 1e-3;
/** Unvoiced frames are looked at in windows of three times 5 ms. */
const unvoicedHz = 200;
const fewestFrames = 20;
/** So far under its peak a frame's envelope is cut off. */
const deepestDb = 65;

/**
 * What a voice is like, from some seconds of it or more. Quiet and silent stretches count for nothing.
 * @throws EngineFailure `unspeakable` when nobody speaks in it
 */
export function measureFeatures(samples: Float32Array): VoiceFeatures {
  const loudest = loudPower(samples);
  const pitch = trackPitch(samples, loudest);
  const voiced = new MeanCurve();
  const unvoiced = new MeanCurve();
  const logs: number[] = [];
  for (let frame = 2; frame < pitch.length - 2; frame += 2) {
    const hz = pitch[frame]!;
    const power = powerAround(samples, frame * frameSamples);
    if (power < loudest * (hz > 0 ? quietest * 10 : quietest)) continue;
    const envelope = frameEnvelope(samples, frame * frameSamples, hz > 0 ? hz : unvoicedHz);
    if (hz > 0) logs.push(Math.log2(hz));
    (hz > 0 ? voiced : unvoiced).add(envelope);
  }
  if (logs.length < fewestFrames) {
    throw new EngineFailure('unspeakable', 'There’s no voice in this recording.');
  }
  return {
    ...pitchOf(logs),
    loudPower: loudest,
    voicedDb: voiced.mean(),
    unvoicedDb: unvoiced.count >= fewestFrames ? unvoiced.mean() : voiced.mean(),
  };
}

/** The middle and the spread, without the outer twentieths, where the tracker errs. */
function pitchOf(logs: number[]): { pitchHz: number; pitchSpread: number } {
  logs.sort((one, other) => one - other);
  const kept = logs.slice(Math.floor(logs.length / 20), Math.ceil(logs.length * 0.95));
  const mean = kept.reduce((sum, log) => sum + log, 0) / kept.length;
  const variance = kept.reduce((sum, log) => sum + (log - mean) ** 2, 0) / kept.length;
  return { pitchHz: 2 ** mean, pitchSpread: 12 * Math.sqrt(variance) };
}

function powerAround(samples: Float32Array, center: number): number {
  let sum = 0;
  for (let index = center - frameSamples; index < center + frameSamples; index++) sum += samples[index]! ** 2;
  return sum / (2 * frameSamples);
}

/** The mean of curves of levels; each frame's own level is taken out first. */
class MeanCurve {
  readonly #sum = new Float64Array(bandCount);
  count = 0;

  add(curve: Float64Array): void {
    // a band that a telephone left out is not infinitely far away
    const floor = Math.max(...curve) - deepestDb;
    const held = curve.map((value) => Math.max(floor, value));
    const level = held.reduce((sum, value) => sum + value, 0) / bandCount;
    for (let band = 0; band < bandCount; band++) this.#sum[band]! += held[band]! - level;
    this.count++;
  }

  mean(): number[] {
    return Array.from(this.#sum, (value) => Math.round((value / this.count) * 100) / 100);
  }
}
