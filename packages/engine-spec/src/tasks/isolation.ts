/** A stretch of a longer recording: the caller cuts it into steps that overlap. */
export interface IsolationRequest {
  /** Mono, at the engine's rate, -1 to 1. */
  samples: Float32Array;
  /** So many samples at the front are there to warm up on, and are not given back. */
  leadSamples: number;
}

export interface IsolationPart {
  type: 'audio';
  /** The speech alone, in place: as long as the request without its lead, and not shifted. */
  samples: Float32Array;
}

export interface IsolationTraits {
  sampleRateHz: number;
  /** What it wants in front of a stretch to sound the same as without a cut. */
  leadMs: number;
}
