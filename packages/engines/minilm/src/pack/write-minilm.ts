import { ModelWriter } from '@mynah/onnx';
import { quantizeRows } from './quantize.ts';
import type { Safetensors } from './safetensors.ts';

/** Sizes of all-MiniLM-L6-v2, a BERT with six layers. */
const WORDS = 30_522;
const WIDTH = 384;
const INNER = 1_536;
const LAYERS = 6;
const HEADS = 12;
const HEAD_WIDTH = WIDTH / HEADS;
const PLACES = 512;

/**
 * The model as an ONNX graph: `tokens` int64 [n] to `vector` float [384] of length 1, the mean over the tokens.
 * Weights are int8 with a scale for each output, and are multiplied as floats: a third of the size, and the ranking of
 * the float model.
 */
export function writeMinilm(weights: Safetensors): Uint8Array[] {
  const writer = new MinilmWriter(weights);
  const { model } = writer;
  let values = writer.embed(model.input('tokens', 'int64', ['n']));
  for (let layer = 0; layer < LAYERS; layer += 1) values = writer.encode(values, `encoder.layer.${layer}.`);
  const mean = model.add('ReduceMean', [values], { axes: [0], keepdims: 0 });
  const length = model.add('ReduceL2', [mean], { axes: [0], keepdims: 1 });
  model.output('vector', model.add('Div', [mean, length]), 'float', [WIDTH]);
  return model.encode('minilm');
}

class MinilmWriter {
  readonly model = new ModelWriter();
  readonly #weights: Safetensors;

  constructor(weights: Safetensors) {
    this.#weights = weights;
  }

  embed(tokens: string): string {
    const { model } = this;
    const table = 'embeddings.word_embeddings.weight';
    const { values, scales } = quantizeRows(this.#weights.floats(table, [WORDS, WIDTH]), WIDTH);
    const rows = model.add('Gather', [model.bytes(table, [WORDS, WIDTH], values), tokens]);
    const scale = model.add('Gather', [model.floats(`${table}.scales`, [WORDS, 1], scales), tokens]);
    const words = model.add('Mul', [model.add('Cast', [rows], { to: 1 }), scale]);
    const places = this.#floats('embeddings.position_embeddings.weight', [PLACES, WIDTH]);
    const count = model.add('Shape', [tokens]);
    const here = model.add('Slice', [places, model.integers('zero', [1], [0]), count]);
    // every text is one: the second type, of an answer, is never used
    const types = this.#weights.floats('embeddings.token_type_embeddings.weight', [2, WIDTH]);
    const type = model.floats('first_type', [WIDTH], types.subarray(0, WIDTH));
    return this.#norm(model.add('Add', [model.add('Add', [words, here]), type]), 'embeddings.LayerNorm');
  }

  encode(values: string, layer: string): string {
    const { model } = this;
    const attended = this.#linear(
      this.#attend(values, `${layer}attention.self.`),
      `${layer}attention.output.dense`,
    );
    const middle = this.#norm(model.add('Add', [values, attended]), `${layer}attention.output.LayerNorm`);
    const wide = this.#gelu(this.#linear(middle, `${layer}intermediate.dense`, WIDTH, INNER));
    const narrow = this.#linear(wide, `${layer}output.dense`, INNER, WIDTH);
    return this.#norm(model.add('Add', [middle, narrow]), `${layer}output.LayerNorm`);
  }

  #attend(values: string, self: string): string {
    const { model } = this;
    const split = model.integers('split', [3], [-1, HEADS, HEAD_WIDTH]);
    const heads = (part: string, perm: readonly number[]): string =>
      model.add('Transpose', [model.add('Reshape', [this.#linear(values, self + part), split])], { perm });
    const scale = model.floats('scale', [], [1 / Math.sqrt(HEAD_WIDTH)]);
    const scores = model.add('MatMul', [heads('query', [1, 0, 2]), heads('key', [1, 2, 0])]);
    const shares = model.add('Softmax', [model.add('Mul', [scores, scale])], { axis: -1 });
    const mixed = model.add('MatMul', [shares, heads('value', [1, 0, 2])]);
    const joined = model.add('Transpose', [mixed], { perm: [1, 0, 2] });
    return model.add('Reshape', [joined, model.integers('join', [2], [-1, WIDTH])]);
  }

  #linear(values: string, name: string, from = WIDTH, to = WIDTH): string {
    const { model } = this;
    const { values: rows, scales } = quantizeRows(this.#weights.floats(`${name}.weight`, [to, from]), from);
    const weight = model.add(
      'DequantizeLinear',
      [model.bytes(`${name}.weight`, [to, from], rows), model.floats(`${name}.scales`, [to], scales)],
      { axis: 0 },
    );
    const turned = model.add('Transpose', [weight], { perm: [1, 0] });
    return model.add('Add', [model.add('MatMul', [values, turned]), this.#floats(`${name}.bias`, [to])]);
  }

  #norm(values: string, name: string): string {
    const scale = this.#floats(`${name}.weight`, [WIDTH]);
    const bias = this.#floats(`${name}.bias`, [WIDTH]);
    return this.model.add('LayerNormalization', [values, scale, bias], {
      axis: -1,
      epsilon: { float: 1e-12 },
    });
  }

  /** x/2 (1 + erf(x/√2)) */
  #gelu(values: string): string {
    const { model } = this;
    const root = model.floats('root_half', [], [Math.SQRT1_2]);
    const error = model.add('Erf', [model.add('Mul', [values, root])]);
    const one = model.add('Add', [error, model.floats('one', [], [1])]);
    return model.add('Mul', [model.add('Mul', [values, model.floats('half', [], [0.5])]), one]);
  }

  #floats(name: string, dims: readonly number[]): string {
    return this.model.floats(name, dims, this.#weights.floats(name, dims));
  }
}
