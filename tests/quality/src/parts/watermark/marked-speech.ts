import { joinSamples } from '@mynah/audio';
import { createWatermarker } from '@mynah/watermark';
import type { Material } from './material.ts';

/** Of the server whose mark is looked for. */
export const watermarkKey = new Uint8Array(32).fill(1);

/** Marked as the server marks its speech. */
export function mark(sound: Material): Material {
  const marker = createWatermarker({ sampleRateHz: sound.sampleRateHz, key: watermarkKey });
  return { ...sound, samples: joinSamples([marker.push(sound.samples), marker.finish()]) };
}

/** A part of a sound. */
export function cut(
  { samples, sampleRateHz }: Material,
  startSeconds: number,
  seconds: number,
): Float32Array {
  const start = Math.round(startSeconds * sampleRateHz);
  return samples.slice(start, start + Math.round(seconds * sampleRateHz));
}
