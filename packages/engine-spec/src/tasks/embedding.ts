export interface EmbeddingRequest {
  /** Short texts: some hundred letters each. */
  texts: readonly string[];
}

export interface EmbeddingPart {
  type: 'vector';
  /** Place in `texts`. */
  index: number;
  /** Of length 1: the dot product of two is their similarity. */
  vector: Float32Array;
}

export interface EmbeddingTraits {
  dimensions: number;
  languages: readonly string[];
}
