export interface VoiceActivityRequest {
  /** Mono, 16 kHz, -1 to 1; a few minutes at most. */
  samples: Float32Array;
}

export interface VoiceActivityPart {
  type: 'probabilities';
  /** One for each frame of `frameMs`, 0 to 1. */
  probabilities: Float32Array;
}

export interface VoiceActivityTraits {
  frameMs: number;
}
