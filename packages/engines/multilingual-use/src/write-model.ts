import { ModelWriter } from '@mynah/onnx';

/** Of a piece's own vector, and of each branch. */
export const WORD = 512;
const BRANCH = 256;
/** How many neighbors a branch looks at, and how many of them stand before. */
const branches = [
  { size: 2, before: 0 },
  { size: 3, before: 1 },
  { size: 5, before: 2 },
] as const;
const ALL = WORD + branches.length * BRANCH;
const INNER = 320;

/** Values of the array of that name. @throws Error when there is none */
export type Floats = (name: string) => Float32Array;

/**
 * The encoder as an ONNX graph: `words` float [n, 512], the vectors of the pieces, and `root`, the root of n, to
 * `vector` float [1, 512] of length 1. Convolutions over neighbors, their mean, and four layers
 * (Universal Sentence Encoder, multilingual, Yang and others 2019).
 */
export function writeModel(floats: Floats): Buffer {
  const model = new ModelWriter();
  const eps = { float: floats('eps')[0]! };
  const constant = (name: string, dims: readonly number[]): string => model.floats(name, dims, floats(name));
  const norm = (values: string, width: number, name: string, [scale, bias]: [Float32Array, Float32Array]) =>
    model.add(
      'LayerNormalization',
      [values, model.floats(`${name}.scale`, [width], scale), model.floats(`${name}.bias`, [width], bias)],
      { axis: -1, epsilon: eps },
    );
  const words = model.input('words', 'float', ['n', WORD]);
  const parts = branches.map(({ size, before }) => {
    const projected = model.add('MatMul', [words, constant(`proj${size}`, [WORD, BRANCH])]);
    return { size, before, values: model.add('Add', [projected, constant(`proj_b${size}`, [BRANCH])]) };
  });
  const joined = model.add(
    'Concat',
    parts.map(({ values }) => values),
    { axis: 1 },
  );
  const all = (stem: string) => Float32Array.from(branches.flatMap(({ size }) => [...floats(stem + size)]));
  const even = norm(joined, branches.length * BRANCH, 'branches', [all('ln_g'), all('ln_b')]);
  const split = model.addMany('Split', [even], branches.length, { axis: 1 });
  const looked = parts.map(({ size, before }, place) => {
    const column = model.add('Transpose', [split[place]!], { perm: [1, 0] });
    const start = model.add('Reshape', [column, model.integers('as_channels', [3], [1, BRANCH, -1])]);
    const look = (values: string, name: string): string => {
      const weights = model.floats(
        `${name}${size}`,
        [BRANCH, BRANCH, size],
        turned(floats(`${name}${size}`), size),
      );
      const bias = constant(`${name.replace('w', 'b')}${size}`, [BRANCH]);
      const seen = model.add('Conv', [values, weights, bias], {
        kernel_shape: [size],
        pads: [before, size - 1 - before],
      });
      return model.add('Add', [model.add('Relu', [seen]), values]);
    };
    const end = model.add('Reshape', [
      look(look(start, 'w1_'), 'w2_'),
      model.integers('as_rows', [2], [BRANCH, -1]),
    ]);
    return model.add('Transpose', [end], { perm: [1, 0] });
  });
  const features = norm(model.add('Concat', [words, ...looked], { axis: 1 }), ALL, 'features', [
    floats('ln_g'),
    floats('ln_b'),
  ]);
  const mean = model.add('ReduceMean', [features], { axes: [0], keepdims: 1 });
  const narrow = model.add('Add', [
    model.add('MatMul', [mean, constant('cnn_W', [ALL, WORD])]),
    constant('cnn_b', [WORD]),
  ]);
  const sum = model.add('Mul', [narrow, model.input('root', 'float', [1])]);
  const times = (values: string, name: string, from: number, to: number) =>
    model.add('MatMul', [values, constant(name, [from, to])]);
  const first = model.add('Relu', [times(sum, 'd0', WORD, INNER)]);
  const second = model.add('Relu', [
    model.add('Add', [times(sum, 'p1', WORD, INNER), times(first, 'd1', INNER, INNER)]),
  ]);
  const third = model.add('Relu', [times(second, 'd2', INNER, WORD)]);
  const last = model.add('Tanh', [
    model.add('Add', [times(second, 'p3', INNER, WORD), times(third, 'd3', WORD, WORD)]),
  ]);
  const length = model.add('ReduceL2', [last], { axes: [1], keepdims: 1 });
  model.output('vector', model.add('Div', [last, length]), 'float', [1, WORD]);
  return Buffer.concat(model.encode('multilingual-use'));
}

/** Rows by neighbor and channel become the kernel [out, in, neighbor] of a convolution. */
function turned(rows: Float32Array, size: number): Float32Array {
  const kernel = new Float32Array(rows.length);
  for (let neighbor = 0; neighbor < size; neighbor++)
    for (let from = 0; from < BRANCH; from++)
      for (let to = 0; to < BRANCH; to++)
        kernel[(to * BRANCH + from) * size + neighbor] = rows[(neighbor * BRANCH + from) * BRANCH + to]!;
  return kernel;
}
