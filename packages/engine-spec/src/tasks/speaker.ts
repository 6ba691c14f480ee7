export interface SpeakerRequest {
  /** Stretches of one voice each, mono, 16 kHz; under 800 ms the answer says little. */
  stretches: Float32Array[];
}

export interface SpeakerPart {
  type: 'vector';
  /** Place in `stretches`. */
  index: number;
  /** Of length 1: the dot product of two is their similarity. */
  vector: Float32Array;
}

export interface SpeakerTraits {
  dimensions: number;
  /** Above this similarity two stretches are taken for one voice. */
  sameVoice: number;
}
