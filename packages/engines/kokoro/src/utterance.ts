import { turnsBefore } from './harmonic-phase.ts';

/** Everything that the decoder needs of an utterance. */
export interface Prosody {
  frames: number;
  /** [512, frames], a row per feature. */
  features: Float32Array;
  /** Two values a frame, in Hz; below `VOICED_HZ` there is no voice. */
  f0: Float32Array;
  energy: Float32Array;
}

/** What is decoded with one another: a stretch of an utterance with one timbre. */
export interface Utterance extends Prosody {
  style: Float32Array;
  /** Standard normal, one value a sample. */
  noise: Float32Array;
  /** Turns of the first harmonic before each value of `f0`. */
  turns: Float64Array;
}

/** Adds what follows from the prosody: where the harmonics stand at each frame. */
export function toUtterance(prosody: Prosody, style: Float32Array, noise: Float32Array): Utterance {
  return { ...prosody, style, noise, turns: turnsBefore(prosody.f0) };
}
