import { ModelWriter } from '@mynah/onnx';
import type { Weights } from './read-checkpoint.ts';

/** Layers, and how far apart the taps of their convolutions lie. */
const blocks = [
  { layers: 12, dilation: 1 },
  { layers: 24, dilation: 2 },
  { layers: 16, dilation: 2 },
] as const;
/** So many frames after the first halving share one summary of their surroundings. */
const surroundings = 100;

/**
 * CAM++ (Wang et al., "CAM++: A Fast and Efficient Network for Speaker Verification Using Context-Aware Masking",
 * Interspeech 2023) as an ONNX file, from its published weights: `features` [count, frames, 80] to `vector`
 * [count, 192], not normalized. @throws Error when weights are missing
 */
export function writeCampplus(weights: ReadonlyMap<string, Weights>): Uint8Array {
  const net = new Network(weights);
  const features = net.model.input('features', 'float', ['count', 'frames', 80]);
  const spectrum = net.model.add('Unsqueeze', [
    net.model.add('Transpose', [features], { perm: [0, 2, 1] }),
    net.integers('axis-1', [1]),
  ]);
  let x = net.head(spectrum);
  x = net.relu(
    net.norm(
      net.convolve(x, 'xvector.tdnn.linear', { strides: [2], pads: [2, 2] }),
      'xvector.tdnn.nonlinear.batchnorm',
    ),
  );
  const places = net.surroundingsOf(x);
  for (const [index, { layers, dilation }] of blocks.entries()) {
    const block = index + 1;
    for (let layer = 1; layer <= layers; layer += 1)
      x = net.denseLayer(x, `xvector.block${block}.tdnnd${layer}`, dilation, places);
    x = net.relu(net.norm(x, `xvector.transit${block}.nonlinear.batchnorm`));
    x = net.convolve(x, `xvector.transit${block}.linear`);
  }
  x = net.relu(net.norm(x, 'xvector.out_nonlinear.batchnorm'));
  const vector = net.norm(
    net.convolve(net.meanAndSpread(x), 'xvector.dense.linear'),
    'xvector.dense.nonlinear.batchnorm',
  );
  net.model.output('vector', net.model.add('Squeeze', [vector, net.integers('axis-2', [2])]), 'float', [
    'count',
    192,
  ]);
  return Buffer.concat(net.model.encode('campplus'));
}

/** The parts of the network; names are those of its weights. */
class Network {
  readonly model = new ModelWriter();
  readonly #weights: ReadonlyMap<string, Weights>;

  constructor(weights: ReadonlyMap<string, Weights>) {
    this.#weights = weights;
  }

  /** Ten-millisecond spectra to sequences: convolutions that halve the frequencies three times. */
  head(spectrum: string): string {
    let x = this.#normedConvolution(spectrum, 'head.conv1', 'head.bn1', [1, 1]);
    for (const layer of [1, 2])
      for (const block of [0, 1]) x = this.#residual(x, `head.layer${layer}.${block}`, block === 0);
    x = this.#normedConvolution(x, 'head.conv2', 'head.bn2', [2, 1]);
    // channels and frequencies become one
    return this.model.add('Reshape', [x, this.integers('flat', [0, 320, -1])]);
  }

  #residual(x: string, name: string, halves: boolean): string {
    const first = this.#normedConvolution(x, `${name}.conv1`, `${name}.bn1`, [halves ? 2 : 1, 1]);
    const second = this.norm(this.convolve(first, `${name}.conv2`, { pads: [1, 1, 1, 1] }), `${name}.bn2`);
    const beside = halves
      ? this.norm(this.convolve(x, `${name}.shortcut.0`, { strides: [2, 1] }), `${name}.shortcut.1`)
      : x;
    return this.relu(this.model.add('Add', [second, beside]));
  }

  #normedConvolution(x: string, weights: string, norm: string, strides: readonly number[]): string {
    return this.relu(this.norm(this.convolve(x, weights, { strides, pads: [1, 1, 1, 1] }), norm));
  }

  /** A layer that appends 32 channels, each masked by what is heard around and in the whole. */
  denseLayer(x: string, name: string, dilation: number, places: string): string {
    const inner = this.convolve(this.relu(this.norm(x, `${name}.nonlinear1.batchnorm`)), `${name}.linear1`);
    const normed = this.relu(this.norm(inner, `${name}.nonlinear2.batchnorm`));
    const local = this.convolve(normed, `${name}.cam_layer.linear_local`, {
      pads: [dilation, dilation],
      dilations: [dilation],
    });
    const whole = this.model.add('ReduceMean', [normed], { axes: [2], keepdims: 1 });
    const pool = { kernel_shape: [surroundings], strides: [surroundings], ceil_mode: 1 };
    const around = this.model.add('Gather', [this.model.add('AveragePool', [normed], pool), places], {
      axis: 2,
    });
    const context = this.model.add('Add', [whole, around]);
    const hidden = this.relu(this.convolve(context, `${name}.cam_layer.linear1`));
    const gate = this.model.add('Sigmoid', [this.convolve(hidden, `${name}.cam_layer.linear2`)]);
    return this.model.add('Concat', [x, this.model.add('Mul', [local, gate])], { axis: 1 });
  }

  /** For each frame the number of the summary that it belongs to. */
  surroundingsOf(x: string): string {
    const frames = this.model.add('Gather', [this.model.add('Shape', [x]), this.scalar('two', 2)]);
    const every = this.model.add('Range', [this.scalar('zero', 0), frames, this.scalar('one', 1)]);
    return this.model.add('Div', [every, this.scalar('surroundings', surroundings)]);
  }

  /** Mean and standard deviation over time, one below the other: [count, 2 × channels, 1]. */
  meanAndSpread(x: string): string {
    const mean = this.model.add('ReduceMean', [x], { axes: [2], keepdims: 1 });
    const apart = this.model.add('Sub', [x, mean]);
    const sum = this.model.add(
      'ReduceSum',
      [this.model.add('Mul', [apart, apart]), this.integers('axis-2', [2])],
      {
        keepdims: 1,
      },
    );
    const frames = this.model.add('Gather', [this.model.add('Shape', [x]), this.scalar('two', 2)]);
    const degrees = this.model.add('Cast', [this.model.add('Sub', [frames, this.scalar('one', 1)])], {
      to: 1,
    });
    const spread = this.model.add('Sqrt', [this.model.add('Div', [sum, degrees])]);
    return this.model.add('Concat', [mean, spread], { axis: 1 });
  }

  convolve(x: string, name: string, attributes: Record<string, readonly number[]> = {}): string {
    const inputs = [x, this.#tensor(`${name}.weight`)];
    if (this.#weights.has(`${name}.bias`)) inputs.push(this.#tensor(`${name}.bias`));
    return this.model.add('Conv', inputs, attributes);
  }

  /** By the means and variances of training; the last one has neither scale nor shift. */
  norm(x: string, name: string): string {
    const { dims } = this.#find(`${name}.running_mean`);
    const all = (value: number): Float32Array => new Float32Array(dims[0] ?? 0).fill(value);
    const given = (part: string, otherwise: number): string =>
      this.#weights.has(`${name}.${part}`)
        ? this.#tensor(`${name}.${part}`)
        : this.model.floats(`${name}.${part}`, dims, all(otherwise));
    const statistics = [this.#tensor(`${name}.running_mean`), this.#tensor(`${name}.running_var`)];
    return this.model.add('BatchNormalization', [x, given('weight', 1), given('bias', 0), ...statistics]);
  }

  relu(x: string): string {
    return this.model.add('Relu', [x]);
  }

  integers(name: string, values: readonly number[]): string {
    return this.model.integers(name, [values.length], values);
  }

  scalar(name: string, value: number): string {
    return this.model.integers(name, [], [value]);
  }

  #tensor(name: string): string {
    const { dims, values } = this.#find(name);
    return this.model.floats(name, dims, values);
  }

  #find(name: string): Weights {
    const found = this.#weights.get(name);
    if (!found) throw new Error(`the weights lack ${name}`);
    return found;
  }
}
