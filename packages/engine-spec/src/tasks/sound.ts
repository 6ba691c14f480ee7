export interface SoundRequest {
  /** What is to be heard, in the caller's words. */
  prompt: string;
  /** A sound of the engine's library by its id, in place of what fits the prompt best; the prompt still says how. */
  source?: string;
  /** Chosen by the engine when absent. */
  durationMs?: number;
  /** 0 to 1: how closely the prompt is followed, against variety. */
  promptInfluence: number;
  /** The end leads into the beginning without a click. */
  loop: boolean;
  /** 0 to 4294967295. The same request with the same seed gives the same samples. */
  seed: number;
}

/** What a sound is made of. */
export interface SoundIngredient {
  /** In the engine's library. */
  id: string;
  title: string;
  /** 0 to 1: how near it comes to the words that asked for it. */
  similarity: number;
}

export type SoundPart =
  /** First, once: what it will be made of. */
  | {
      type: 'match';
      /** 0 to 1: how well the engine's means fit the prompt, in its weakest piece. */
      similarity: number;
      durationMs: number;
      /** Empty where the engine does not say. */
      madeOf: readonly SoundIngredient[];
      /** What the engine had to do without, in sentences. */
      missing: readonly string[];
    }
  | { type: 'audio'; left: Float32Array; right: Float32Array };

export interface SoundTraits {
  sampleRateHz: number;
  /** Makes sound by a trained model, not from samples and rules. */
  neural: boolean;
  /** Below this similarity a result may not be what was asked for. */
  poorSimilarity: number;
  /** Sounds that it makes by name, `source` of a request. */
  library: readonly LibraryEntry[];
}

/** A sound of an engine's library: what it is and whose. */
export interface LibraryEntry {
  /** Names it in addresses and in requests. */
  id: string;
  title: string;
  category: string;
  /** What people might call it. */
  captions: readonly string[];
  durationMs: number;
  /** It can go on without an end. */
  loops: boolean;
  /** SPDX */
  license: string;
  /** Of a recording; a sound by rule has none. */
  author?: string;
  page?: string;
}
