import { BLOCK, type Layers, type Quantized } from './layers.ts';
import type { ModelSizes } from './model-sizes.ts';

/** Rows of the text that a decoder can hold. */
const LONGEST = 448;

/**
 * The decoder: `tokens` int64 [1,T] that follow `offset` [1] earlier ones, with what it kept of those
 * (`key.i`, `value.i` [1,heads,P,size]) and `cross_key.i`, `cross_value.i` of the encoder, to `logits` [1,W,vocabulary] of the last W
 * tokens (`wanted` [1] = W), `new_key.i`, `new_value.i` [1,heads,P+T,size] and `attention` [1,H,T,S]: where in the
 * sound the H heads looked that follow the words.
 */
export function writeDecoder(
  layers: Layers,
  sizes: ModelSizes,
  alignmentHeads: readonly (readonly [layer: number, head: number])[],
): void {
  const { writer } = layers;
  const text = new TextInputs(layers, sizes);
  let value = text.embedded;
  const looks: string[] = [];
  for (let layer = 0; layer < sizes.decoderLayers; layer += 1) {
    const name = `decoder/layer_${layer}`;
    value = attendToText(layers, sizes, { value, mask: text.mask, layer });
    const heads = alignmentHeads.filter(([where]) => where === layer).map(([, head]) => head);
    const { attended, weights } = attendToSound(layers, sizes, value, layer);
    if (heads.length > 0) looks.push(writer.add('Gather', [weights, layers.list(...heads)], { axis: 1 }));
    value = layers.feedForward(attended, name);
  }
  const last = writer.add('Slice', [
    layers.norm(value, 'decoder/layer_norm'),
    writer.add('Neg', [writer.input('wanted', 'int64', [1])]),
    layers.list(LONGEST),
    layers.list(1),
  ]);
  writer.output('logits', layers.multiply(last, text.embeddings), 'float', [1, 'W', sizes.vocabulary]);
  writer.output('attention', writer.add('Concat', looks, { axis: 1 }), 'float', [
    1,
    alignmentHeads.length,
    'T',
    'S',
  ]);
}

/** What the tokens are before the first layer, and which of them each may look at. */
class TextInputs {
  readonly embeddings: Quantized;
  readonly embedded: string;
  readonly mask: string;

  constructor(layers: Layers, { width }: ModelSizes) {
    const { writer } = layers;
    const tokens = writer.input('tokens', 'int64', [1, 'T']);
    const offset = writer.input('offset', 'int64', [1]);
    this.embeddings = layers.quantized('decoder/embeddings/weight');
    const count = writer.add('Slice', [writer.add('Shape', [tokens]), layers.list(1), layers.list(2)]);
    const end = writer.add('Add', [offset, count]);
    const places = writer.add('Slice', [
      layers.constant('decoder/position_encodings/encodings'),
      offset,
      end,
      layers.list(0),
    ]);
    this.embedded = layers.sum(lookUp(layers, tokens, this.embeddings, width), places);
    this.mask = makeMask(layers, offset, end);
  }
}

/** Rows of the embeddings, which are kept quantized: they are the last layer's weights too. */
function lookUp(layers: Layers, tokens: string, { bytes, scales, dims }: Quantized, width: number): string {
  const { writer } = layers;
  const blocks = width / BLOCK;
  const float = writer.add('Cast', [writer.add('Gather', [bytes, tokens])], { to: 1 });
  const centered = writer.add('Sub', [float, layers.scalar(128)]);
  const scaleRows = writer.add('Reshape', [scales, layers.list(dims[0], blocks, 1)]);
  const scaled = writer.add('Mul', [centered, writer.add('Gather', [scaleRows, tokens])]);
  return writer.add('Reshape', [scaled, layers.list(1, -1, width)]);
}

/** [T, P+T]: 0 where a token may look, and far below where it would see what comes after it. */
function makeMask(layers: Layers, offset: string, end: string): string {
  const { writer } = layers;
  const step = writer.integers('one', [], [1]);
  const toScalar = (value: string): string => writer.add('Squeeze', [value]);
  const columns = writer.add('Range', [writer.integers('zero', [], [0]), toScalar(end), step]);
  const rows = writer.add('Unsqueeze', [
    writer.add('Range', [toScalar(offset), toScalar(end), step]),
    layers.list(1),
  ]);
  return writer.add('Where', [writer.add('Greater', [columns, rows]), layers.scalar(-1e9), layers.scalar(0)]);
}

function attendToText(
  layers: Layers,
  { width, heads }: ModelSizes,
  { value, mask, layer }: { value: string; mask: string; layer: number },
): string {
  const { writer } = layers;
  const name = `decoder/layer_${layer}/self_attention`;
  const size = width / heads;
  const joined = layers.linear(layers.norm(value, `${name}/layer_norm`), `${name}/linear_0`);
  const [query, key, own] = writer
    .addMany('Split', [joined], 3, { axis: -1 })
    .map((part) => toHeads(layers, part, heads, size)) as [string, string, string];
  const past = (what: string): string => writer.input(`${what}.${layer}`, 'float', [1, heads, 'P', size]);
  const keys = writer.add('Concat', [past('key'), key], { axis: 2 });
  const values = writer.add('Concat', [past('value'), own], { axis: 2 });
  writer.output(`new_key.${layer}`, keys, 'float', [1, heads, 'P+T', size]);
  writer.output(`new_value.${layer}`, values, 'float', [1, heads, 'P+T', size]);
  const turned = writer.add('Transpose', [keys], { perm: [0, 1, 3, 2] });
  const scores = layers.sum(score(layers, query, turned, size), mask);
  const seen = fromHeads(
    layers,
    writer.add('MatMul', [writer.add('Softmax', [scores], { axis: -1 }), values]),
    width,
  );
  return layers.sum(value, layers.linear(seen, `${name}/linear_1`));
}

function attendToSound(
  layers: Layers,
  { width, heads }: ModelSizes,
  value: string,
  layer: number,
): { attended: string; weights: string } {
  const { writer } = layers;
  const name = `decoder/layer_${layer}/attention`;
  const size = width / heads;
  const query = layers.linear(layers.norm(value, `${name}/layer_norm`), `${name}/linear_0`);
  const keys = writer.input(`cross_key.${layer}`, 'float', [1, heads, size, 'S']);
  const values = writer.input(`cross_value.${layer}`, 'float', [1, heads, 'S', size]);
  const scores = score(layers, toHeads(layers, query, heads, size), keys, size);
  const weights = writer.add('Softmax', [scores], { axis: -1 });
  const seen = fromHeads(layers, writer.add('MatMul', [weights, values]), width);
  return { attended: layers.sum(value, layers.linear(seen, `${name}/linear_2`)), weights };
}

/** [1,n,heads·size] to [1,heads,n,size]. */
function toHeads(layers: Layers, value: string, heads: number, size: number): string {
  const split = layers.writer.add('Reshape', [value, layers.list(1, -1, heads, size)]);
  return layers.writer.add('Transpose', [split], { perm: [0, 2, 1, 3] });
}

/** And back. */
function fromHeads(layers: Layers, value: string, width: number): string {
  const together = layers.writer.add('Transpose', [value], { perm: [0, 2, 1, 3] });
  return layers.writer.add('Reshape', [together, layers.list(1, -1, width)]);
}

function score(layers: Layers, query: string, turnedKeys: string, size: number): string {
  const scaled = layers.writer.add('Mul', [query, layers.scalar(size ** -0.5)]);
  return layers.writer.add('MatMul', [scaled, turnedKeys]);
}
