export interface ClassificationRequest {
  /** Mono, 16 kHz, -1 to 1; a minute at most. */
  samples: Float32Array;
}

export interface ClassificationPart {
  type: 'likelihood';
  /** Of the stretch of the request that was looked at. */
  startMs: number;
  endMs: number;
  /** 0 to 1: that a machine made it. */
  made: number;
}

export interface ClassificationTraits {
  /** From this likelihood on it is said to be made by a machine, up to the other one by a person; between, nothing. */
  likelyMade: number;
  likelyHuman: number;
  /**
   * Of recordings of people how many are said to be made, and of made speech how many to be human, each on speakers
   * and engines that the model was not trained with. Undefined where nobody measured it.
   */
  falseAlarms?: number;
  misses?: number;
}
