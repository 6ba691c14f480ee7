export interface ClassificationRequest {
  /** Mono, 16 kHz, -1 to 1; a minute at most. */
  samples: Float32Array;
}

export interface ClassificationPart {
  type: 'likelihood';
  /** 0 to 1: that a machine made it. */
  made: number;
}

export interface ClassificationTraits {
  /** As measured when the engine was made: share of errors on each side at a likelihood of one half. */
  falseAlarms: number;
  misses: number;
}
