/** A logistic regression over standardized features. */
export interface LogisticModel {
  means: number[];
  /** Reciprocals of the deviations. */
  scales: number[];
  weights: number[];
  bias: number;
}

export interface Example {
  features: Float64Array;
  /** 1: made by a machine. */
  made: 0 | 1;
  /** Speaker or voice, and the engine or package that it comes from: what is left out together. */
  group: string;
  source: string;
  /** Examples of larger groups count less. */
  weight: number;
}

/** Logarithm of the odds that a machine made it. Features beyond what was seen count as the farthest seen. */
export function logOdds({ means, scales, weights, bias }: LogisticModel, features: Float64Array): number {
  let sum = bias;
  for (let at = 0; at < weights.length; at++)
    sum += weights[at]! * standard(features[at]!, means[at]!, scales[at]!);
  return sum;
}

const standard = (value: number, mean: number, scale: number): number =>
  Math.max(-3, Math.min(3, (value - mean) * scale));

export const toProbability = (odds: number): number => 1 / (1 + Math.exp(-odds));

interface TrainOptions {
  /** Pull towards 0, so that a few hundred examples bear a hundred weights. */
  shrinkage?: number;
  rounds?: number;
}

/** Gradient descent with momentum from 0, without chance: the same examples give the same model. */
export function trainLogistic(
  examples: readonly Example[],
  { shrinkage = 0.02, rounds = 600 }: TrainOptions = {},
): LogisticModel {
  const width = examples[0]!.features.length;
  const model = standardize(examples, width);
  const rows = examples.map(({ features }) =>
    Float64Array.from(features, (value, at) => standard(value, model.means[at]!, model.scales[at]!)),
  );
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const speed = new Float64Array(width + 1);
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(width + 1);
    for (const [index, row] of rows.entries()) {
      const { made, weight } = examples[index]!;
      let odds = model.bias;
      for (let at = 0; at < width; at++) odds += model.weights[at]! * row[at]!;
      const fault = ((toProbability(odds) - made) * weight) / total;
      for (let at = 0; at < width; at++) slope[at]! += fault * row[at]!;
      slope[width]! += fault;
    }
    for (let at = 0; at < width; at++) {
      speed[at] = 0.9 * speed[at]! - 0.1 * (slope[at]! + shrinkage * model.weights[at]!);
      model.weights[at]! += speed[at]!;
    }
    speed[width] = 0.9 * speed[width]! - 0.1 * slope[width]!;
    model.bias += speed[width]!;
  }
  return model;
}

function standardize(examples: readonly Example[], width: number): LogisticModel {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const means = Array.from(
    { length: width },
    (_, at) => examples.reduce((sum, { features, weight }) => sum + weight * features[at]!, 0) / total,
  );
  const scales = means.map((mean, at) => {
    const variance =
      examples.reduce((sum, { features, weight }) => sum + weight * (features[at]! - mean) ** 2, 0) / total;
    return 1 / Math.sqrt(variance + 1e-9);
  });
  return { means, scales, weights: new Array(width).fill(0), bias: 0 };
}
