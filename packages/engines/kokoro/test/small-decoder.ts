import { FLOAT } from '@mynah/onnx/format';
import { INT32, type SmallGraph } from './small-graph.ts';

const FEATURES = '/encoder/MatMul_1_output_0';
const PITCH = '/encoder/Reshape_output_0';
const ENERGY = '/encoder/Reshape_1_output_0';
const SINE = '/decoder/generator/m_source/l_sin_gen';
const SOURCE = '/decoder/generator/m_source/l_linear/MatMul_output_0';
const HARMONICS = 9;
const CHANNELS = 4;

/** Sine generator, normalized convolutions over int8 weights, and `audio` [600 T] from both. */
export function addDecoder(graph: SmallGraph): void {
  graph.integers('column', [3], [1, -1, 1]);
  graph.integers('per_frame', [3], [1, 1, 600]);
  graph.integers('per_value', [3], [1, 1, 300]);
  graph.integers('all_samples', [1], [-1]);
  graph.integers('second', [], [1]);
  addSource(graph);
  addConvolution(graph, { name: 'wide', input: FEATURES, from: 512, to: CHANNELS, width: 3 });
  addNorm(graph, 'wide', 'normed');
  addConvolution(graph, { name: 'narrow', input: 'normed', from: CHANNELS, to: 1, width: 1, bias: 0.25 });
  spread(graph, 'narrow', 'filter', 'per_frame');
  spread(graph, ENERGY, 'loudness', 'per_value');
  graph.add('Gather', ['style', 'second'], 'brightness', { axis: 1 });
  graph.add('Add', ['filter', 'brightness'], 'color');
  graph.add('Add', ['color', SOURCE], 'colored');
  graph.add('Mul', ['colored', 'loudness'], 'sound');
  graph.add('Reshape', ['sound', 'all_samples'], 'audio');
}

/** Repeats each value of a row for as many samples as it stands for: a column of samples. */
function spread(graph: SmallGraph, input: string, name: string, samples: string): void {
  graph.add('Reshape', [input, 'column'], `${name}_values`);
  graph.add('Expand', [`${name}_values`, samples], `${name}_spread`);
  graph.add('Reshape', [`${name}_spread`, 'column'], name);
}

/** Nine harmonics of F0 by a running sum, silent where there is no voice, mixed to one. */
function addSource(graph: SmallGraph): void {
  const harmonics = Array.from({ length: HARMONICS }, (_, index) => index + 1);
  graph.floats(
    'turns_per_hertz',
    [HARMONICS],
    harmonics.map((order) => order / 24_000),
  );
  graph.floats(
    'mix',
    [HARMONICS, 1],
    harmonics.map((order) => 1 / order),
  );
  graph.floats('turn', [], [2 * Math.PI * 300]);
  graph.floats('voice_threshold', [], [10]);
  graph.integers('spread_axis', [1], [2]);
  graph.integers('spread_shape', [4], [1, 1, 300, 1]);
  graph.integers('wave_shape', [3], [1, -1, HARMONICS]);
  graph.add('Reshape', [PITCH, 'column'], `${SINE}/f0`);
  graph.add('Mul', [`${SINE}/f0`, 'turns_per_hertz'], `${SINE}/steps`);
  graph.add('CumSum', [`${SINE}/steps`, 'second'], `${SINE}/CumSum_output_0`);
  graph.add('Mul', [`${SINE}/CumSum_output_0`, 'turn'], `${SINE}/angles`);
  graph.add('Sin', [`${SINE}/angles`], `${SINE}/sines`);
  graph.add('Unsqueeze', [`${SINE}/sines`, 'spread_axis'], `${SINE}/sine_columns`);
  graph.add('Expand', [`${SINE}/sine_columns`, 'spread_shape'], `${SINE}/sines_spread`);
  graph.add('Reshape', [`${SINE}/sines_spread`, 'wave_shape'], `${SINE}/waves`);
  spread(graph, PITCH, 'sample_pitch', 'per_value');
  graph.add('Greater', ['sample_pitch', 'voice_threshold'], `${SINE}/Greater_output_0`);
  graph.add('Cast', [`${SINE}/Greater_output_0`], `${SINE}/Cast_output_0`, { to: FLOAT });
  graph.add('Mul', [`${SINE}/waves`, `${SINE}/Cast_output_0`], `${SINE}/voiced`);
  graph.add('MatMul', [`${SINE}/voiced`, 'mix'], SOURCE);
}

interface Convolution {
  name: string;
  input: string;
  from: number;
  to: number;
  width: 1 | 3;
  bias?: number;
}

/** As the export has them: input quantized on the fly, an integer convolution, an integer bias, scaled back. */
function addConvolution(graph: SmallGraph, { name, input, from, to, width, bias }: Convolution): void {
  const weights = Array.from({ length: to * from * width }, (_, index) =>
    Math.round(128 + 100 * Math.sin(3 * index)),
  );
  graph.bytes(`${name}_weights`, [to, from, width], weights);
  graph.bytes(`${name}_zero_point`, [], [128]);
  graph.floats(`${name}_scale`, [1], [0.001]);
  graph.add('DynamicQuantizeLinear', [input], [`${name}_q`, `${name}_q_scale`, `${name}_q_zero`]);
  graph.add('Mul', [`${name}_q_scale`, `${name}_scale`], `${name}_scales`);
  const inputs = [`${name}_q`, `${name}_weights`, `${name}_q_zero`, `${name}_zero_point`];
  const pad = (width - 1) / 2;
  graph.add('ConvInteger', inputs, `${name}_sum`, { kernel_shape: [width], pads: [pad, pad] });
  if (bias !== undefined) addBias(graph, name, bias);
  graph.add('Cast', [bias === undefined ? `${name}_sum` : `${name}_biased`], `${name}_float`, { to: FLOAT });
  graph.add('Mul', [`${name}_float`, `${name}_scales`], name);
}

function addBias(graph: SmallGraph, name: string, bias: number): void {
  graph.floats(`${name}_bias`, [1], [bias]);
  graph.add('Div', [`${name}_bias`, `${name}_scales`], `${name}_bias_steps`);
  graph.add('Floor', [`${name}_bias_steps`], `${name}_bias_floor`);
  graph.add('Cast', [`${name}_bias_floor`], `${name}_bias_whole`, { to: INT32 });
  graph.add('Reshape', [`${name}_bias_whole`, 'column'], `${name}_bias_column`);
  graph.add('Add', [`${name}_sum`, `${name}_bias_column`], `${name}_biased`);
}

/** Instance normalization over time: two means, which the pack turns into inputs and outputs. */
function addNorm(graph: SmallGraph, input: string, output: string): void {
  const overTime = { axes: [2], keepdims: 1 };
  graph.floats('tiny', [], [1e-5]);
  graph.add('ReduceMean', [input], `${output}_mean`, overTime);
  graph.add('Sub', [input, `${output}_mean`], `${output}_centered`);
  graph.add('Mul', [`${output}_centered`, `${output}_centered`], `${output}_square`);
  graph.add('ReduceMean', [`${output}_square`], `${output}_variance`, overTime);
  graph.add('Add', [`${output}_variance`, 'tiny'], `${output}_safe`);
  graph.add('Sqrt', [`${output}_safe`], `${output}_deviation`);
  graph.add('Div', [`${output}_centered`, `${output}_deviation`], output);
}
