/** A stretch of a longer recording: the caller cuts it into steps that overlap by `leadMs` and `tailMs`. */
export interface IsolationRequest {
  /** Mono, at the engine's rate, -1 to 1. */
  samples: Float32Array;
  /** So many samples at the front are there to begin from, and are not given back. */
  leadSamples: number;
  /** So many at the end are there to look ahead to, and are not given back. */
  tailSamples: number;
  /** What the engine gave with the step before; absent at the beginning of a recording. */
  memory?: Float32Array;
}

export interface IsolationPart {
  type: 'audio';
  /** The speech alone, in place: as long as the request without lead and tail, and not shifted. */
  samples: Float32Array;
  /** What it wants to know again in the next step, if anything. Small. */
  memory?: Float32Array;
}

export interface IsolationTraits {
  sampleRateHz: number;
  /** What it wants before a stretch to sound the same as without a cut. */
  leadMs: number;
  /** What it wants after a stretch, likewise. */
  tailMs: number;
  /** Steps of this length suit it, or shorter ones of whole hundredths of a second. */
  stepMs: number;
}
