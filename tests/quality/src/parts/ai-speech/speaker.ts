import { joinSamples, Resampler } from '@mynah/audio';

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
  return joinSamples([resampler.write(samples), resampler.finish()]);
}
