export interface SoundRequest {
  /** What is to be heard, in the caller's words. */
  prompt: string;
  /** Chosen by the engine when absent. */
  durationMs?: number;
  /** 0 to 1: how closely the prompt is followed, against variety. */
  promptInfluence: number;
  /** The end leads into the beginning without a click. */
  loop: boolean;
  /** 0 to 4294967295. The same request with the same seed gives the same samples. */
  seed: number;
}

export type SoundPart =
  /** First, once: what it will be made of. */
  | {
      type: 'match' /** 0 to 1: how well the engine's means fit the prompt. */;
      likeness: number;
      durationMs: number;
    }
  | { type: 'audio'; left: Float32Array; right: Float32Array };

export interface SoundTraits {
  sampleRateHz: number;
  /** Makes sound by a trained model, not from samples and rules. */
  neural: boolean;
}
