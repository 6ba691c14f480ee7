import type { WeightsByName } from './read-weights.ts';

/** Bands of the mel spectrum; frames of a window of 30 s; states that the encoder makes of it. */
export const MELS = 80;
export const FRAMES = 3000;
export const STATES = 1500;

export interface ModelSizes {
  /** Numbers that stand for a token or a state. */
  width: number;
  heads: number;
  vocabulary: number;
  encoderLayers: number;
  decoderLayers: number;
}

/** Reads off the weights how large the model is. @throws Error when a part is missing */
export function readSizes(weights: WeightsByName): ModelSizes {
  const countLayers = (half: string): number =>
    [...weights.keys()].filter((name) => name.startsWith(half) && name.endsWith('/ffn/linear_0/weight'))
      .length;
  const [vocabulary, width] = weights.get('decoder/embeddings/weight')?.dims ?? [];
  const heads = weights.get('encoder/num_heads')?.floats()[0];
  if (!vocabulary || !width || !heads) throw new Error('the model has no embeddings or no heads');
  return {
    width,
    heads,
    vocabulary,
    encoderLayers: countLayers('encoder/'),
    decoderLayers: countLayers('decoder/'),
  };
}
