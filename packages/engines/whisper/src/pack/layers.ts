import type { ModelWriter } from '@mynah/onnx';
import type { WeightsByName } from './read-weights.ts';

/** Layers that both halves of the model are made of, written into one graph. */
export class Layers {
  readonly writer: ModelWriter;
  readonly #weights: WeightsByName;

  constructor(writer: ModelWriter, weights: WeightsByName) {
    this.writer = writer;
    this.#weights = weights;
  }

  /** @throws Error when the model has no such array */
  get(name: string): { dims: readonly number[]; values: Float32Array } {
    const found = this.#weights.get(name);
    if (!found) throw new Error(`the model has no ${name}`);
    return { dims: found.dims, values: found.floats() };
  }

  /** An array of the model as a constant of the graph. */
  constant(name: string): string {
    const { dims, values } = this.get(name);
    return this.writer.floats(name, dims, values);
  }

  scalar(value: number): string {
    return this.writer.floats(`number ${value}`, [], [value]);
  }

  /** A list of whole numbers, for shapes and places. */
  list(...values: number[]): string {
    return this.writer.integers(`list ${values.join()}`, [values.length], values);
  }

  norm(value: string, name: string): string {
    const inputs = [value, this.constant(`${name}/gamma`), this.constant(`${name}/beta`)];
    return this.writer.add('LayerNormalization', inputs, { axis: -1, epsilon: { float: 1e-5 } });
  }

  /** The exact form, which the weights were trained with. */
  gelu(value: string): string {
    return this.writer.addOwn('Gelu', [value]);
  }

  sum(one: string, other: string): string {
    return this.writer.add('Add', [one, other]);
  }

  /** `value` [1,n,in] to [1,n,out] by the weights [out,in] of `name` and its bias, if it has one. */
  linear(value: string, name: string): string {
    const bias = this.#weights.has(`${name}/bias`) ? ['', '', this.constant(`${name}/bias`)] : [];
    return this.multiply(value, this.quantized(`${name}/weight`), bias);
  }

  /** Twice `linear` with four times the width between: what a layer does with each value by itself. */
  feedForward(value: string, name: string): string {
    const wide = this.linear(this.norm(value, `${name}/ffn/layer_norm`), `${name}/ffn/linear_0`);
    return this.sum(value, this.linear(this.gelu(wide), `${name}/ffn/linear_1`));
  }

  /** By quantized weights, with numbers of 8 bits on both sides; sums are whole. */
  multiply(value: string, { bytes, scales, dims }: Quantized, more: readonly string[] = []): string {
    const [rows, columns] = dims;
    const attributes = { K: columns, N: rows, bits: 8, block_size: BLOCK, accuracy_level: 4 };
    return this.writer.addOwn('MatMulNBits', [value, bytes, scales, ...more], attributes);
  }

  /** A matrix of the model with 8 bits for each weight: a quarter of the size, and twice to four times as fast. */
  quantized(name: string): Quantized {
    const { dims, values } = this.get(name);
    const [rows, columns] = dims as [number, number];
    const { bytes, scales } = quantize(values);
    const blocks = columns / BLOCK;
    return {
      dims: [rows, columns],
      bytes: this.writer.bytes(`${name}/bytes`, [rows, blocks, BLOCK], bytes),
      scales: this.writer.floats(`${name}/scales`, [rows * blocks], scales),
    };
  }
}

/** The constants of a quantized matrix [rows, columns]. */
export interface Quantized {
  dims: readonly [rows: number, columns: number];
  bytes: string;
  scales: string;
}

/** Weights that share a scale; 128 stands for 0. */
export const BLOCK = 64;
const ZERO = 128;

function quantize(values: Float32Array): { bytes: Uint8Array; scales: Float32Array } {
  const bytes = new Uint8Array(values.length);
  const scales = new Float32Array(values.length / BLOCK);
  for (let block = 0; block < scales.length; block += 1) {
    const from = block * BLOCK;
    let largest = 0;
    for (let at = from; at < from + BLOCK; at += 1) largest = Math.max(largest, Math.abs(values[at]!));
    scales[block] = largest / 127;
    for (let at = from; at < from + BLOCK; at += 1)
      bytes[at] = ZERO + (largest > 0 ? Math.round((values[at]! * 127) / largest) : 0);
  }
  return { bytes, scales };
}
