export interface RecognitionRequest {
  /** Mono; a minute at most. */
  samples: Float32Array;
  sampleRateHz: number;
  /** Of the watermark of this server. */
  watermarkKey: Uint8Array;
}

/** Whether our own mark is in it, and what it can be found by among what was made here. */
export interface RecognitionPart {
  type: 'marks';
  watermark: {
    found: boolean;
    score: number;
    /** Upper bound of the probability that a sound without the mark scores as high. */
    falsePositiveRate: number;
    spans: { startMs: number; endMs: number }[];
  };
  /** As `@mynah/audio/fingerprint` asks with. */
  words: Uint32Array;
  keys: number[];
}

export type RecognitionTraits = Record<never, never>;
