import { Resampler } from '@mynah/audio';

/** Somebody who speaks, or something. Clips are mono, 16 kHz. */
export interface Speaker {
  name: string;
  /** The engine, or the recordings that they belong to. */
  source: string;
  made: 0 | 1;
  clips: Float32Array[];
}

export function resample(samples: Float32Array, fromHz: number, toHz: number): Float32Array {
  const resampler = new Resampler(fromHz, toHz);
  return joinSounds([resampler.write(samples), resampler.finish()]);
}

export function joinSounds(parts: readonly Float32Array[]): Float32Array {
  const sound = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    sound.set(part, at);
    at += part.length;
  }
  return sound;
}
