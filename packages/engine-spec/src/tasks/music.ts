/** One section of a piece, in the words of the public API's composition plan. */
export interface MusicSection {
  name: string;
  positiveStyles: readonly string[];
  negativeStyles: readonly string[];
  durationMs: number;
  lines: readonly string[];
}

/** A piece from a plan, or some of its sections anew. */
export interface MusicRequest {
  positiveStyles: readonly string[];
  negativeStyles: readonly string[];
  sections: readonly MusicSection[];
  /** 0 to 4294967295. The same request with the same seed gives the same samples. */
  seed: number;
  /** Sections to render (places in `sections`); all when absent. Neighbors keep what they were. */
  only?: readonly number[];
  /** One instrument group apart; the whole mix when absent. */
  stem?: string;
}

export interface MusicPart {
  type: 'audio';
  /** Place in `sections`. */
  section: number;
  left: Float32Array;
  right: Float32Array;
}

export interface MusicTraits {
  sampleRateHz: number;
  neural: boolean;
  sings: boolean;
  stems: readonly string[];
}
