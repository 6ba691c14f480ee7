/** A stretch of speech that is to be heard in another voice: same words, timing and melody. */
export interface VoiceConversionRequest {
  /** Mono, at the engine's rate, -1 to 1. */
  samples: Float32Array;
  /** What the voice is, as the engine keeps it. */
  target: VoiceLikeness;
  /** What the source voice is over the whole recording; a stretch alone would mislead. */
  source: VoiceLikeness;
  /** 0 to 1: how closely the timbre comes to the target's. */
  similarity: number;
  seed: number;
}

/** How a voice sounds, whatever it says. */
export interface VoiceLikeness {
  /** Median of the fundamental, Hz. */
  pitchHz: number;
  /** Spread of the fundamental, in semitones (standard deviation). */
  pitchSpread: number;
  /** Mean spectral envelope of voiced frames: dB at the frequencies of `envelopeHz` in the traits, mean 0. */
  envelopeDb: Float32Array;
  /** Mean frequency of the formants relative to a voice of reference: 1.15 is a shorter vocal tract. */
  formantRatio: number;
}

export interface VoiceConversionPart {
  type: 'audio';
  /** As long as what was asked. */
  samples: Float32Array;
}

export interface VoiceConversionTraits {
  sampleRateHz: number;
  envelopeHz: readonly number[];
}
