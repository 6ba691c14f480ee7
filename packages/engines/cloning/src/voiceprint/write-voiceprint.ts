import { type Attributes, ModelWriter } from '@mynah/onnx';
import { bands, bins, melWeights, transform, windowLength } from './mel-bands.ts';

export const excerptFrames = 160;
export const size = 256;
const layers = 3;

/** Where the numbers lie in the file, in bytes: it is always the same file, known by its hash. */
const linearBiasAt = 6_699;
const linearWeightsAt = 7_731;
const recurrentAt = 269_883;
/** The file has the gates in the order input, forget, cell, output; ONNX wants input, output, forget, cell. */
const gateOrder = [0, 3, 1, 2];

/**
 * The speaker encoder of Wan et al., "Generalized End-to-End Loss for Speaker Verification" (ICASSP 2018), as an ONNX
 * file, from the weights of Resemblyzer: `frames` [count, 400] of 16 kHz and `excerpts` [n, 160], which frames each
 * hears, to `vectors` [n, 256], not normalized.
 */
export function writeVoiceprint(weights: Uint8Array): Uint8Array {
  const model = new ModelWriter();
  const frames = model.input('frames', 'float', ['count', windowLength]);
  const excerpts = model.input('excerpts', 'int64', ['n', excerptFrames]);
  const add = (operator: string, inputs: readonly string[], attributes?: Attributes): string =>
    model.add(operator, inputs, attributes);
  const part = (name: 'cos' | 'sin'): string => {
    const wave = add('MatMul', [frames, model.floats(name, [windowLength, bins], transform(Math[name]))]);
    return add('Mul', [wave, wave]);
  };
  const powers = add('Add', [part('cos'), part('sin')]);
  const mel = add('MatMul', [powers, model.floats('mel', [bins, bands], melWeights())]);
  let x = add('Transpose', [add('Gather', [mel, excerpts])], { perm: [1, 0, 2] });
  let last = '';
  for (const [index, layer] of readLayers(weights).entries()) {
    const inputs = [
      x,
      model.floats(`input${index}`, [1, 4 * size, layer.width], layer.input),
      model.floats(`hidden${index}`, [1, 4 * size, size], layer.hidden),
      model.floats(`bias${index}`, [1, 8 * size], layer.bias),
    ];
    const [all, end] = model.addMany('LSTM', inputs, 2, { hidden_size: size });
    x = add('Squeeze', [all!, model.integers('direction', [1], [1])]);
    last = add('Squeeze', [end!, model.integers('first', [1], [0])]);
  }
  const linear = [
    model.floats('linear', [size, size], floatsAt(weights, linearWeightsAt, size * size)),
    model.floats('linearBias', [size], floatsAt(weights, linearBiasAt, size)),
  ];
  const vectors = add('Relu', [add('Gemm', [last, ...linear], { transB: 1 })]);
  model.output('vectors', vectors, 'float', ['n', size]);
  return Buffer.concat(model.encode('voiceprint'));
}

interface Layer {
  width: number;
  input: Float32Array;
  hidden: Float32Array;
  bias: Float32Array;
}

/** All weights of the layers one after the other, then all their biases. */
function readLayers(weights: Uint8Array): Layer[] {
  let at = recurrentAt;
  const next = (width: number): Float32Array => {
    const found = inOrder(floatsAt(weights, at, 4 * size * width), width);
    at += 4 * found.length;
    return found;
  };
  const matrices = Array.from({ length: layers }, (_, layer) => {
    const width = layer === 0 ? bands : size;
    return { width, input: next(width), hidden: next(size) };
  });
  return matrices.map((layer) => ({ ...layer, bias: Float32Array.from([...next(1), ...next(1)]) }));
}

function inOrder(values: Float32Array, width: number): Float32Array {
  const ordered = new Float32Array(values.length);
  const block = size * width;
  for (const [to, from] of gateOrder.entries())
    ordered.set(values.subarray(from * block, (from + 1) * block), to * block);
  return ordered;
}

const floatsAt = (bytes: Uint8Array, at: number, count: number): Float32Array =>
  new Float32Array(Uint8Array.from(bytes.subarray(at, at + 4 * count)).buffer);
