import { FLOAT } from '@mynah/onnx/format';
import { addDecoder } from './small-decoder.ts';
import { INT64, SmallGraph } from './small-graph.ts';

const LENGTHS = '/encoder/Div_output_0';
const DURATIONS = '/encoder/Clip_output_0';
const ENCODED = '/encoder/predictor/text_encoder/Concat_4_output_0';

const tokenIds = Array.from({ length: 178 }, (_, id) => id);

/** Frames of a token in the small model at a style of zeros. */
export const smallFrames = (token: number): number => (token === 0 ? 20 : (token % 7) + 2);

/**
 * A model with the inputs, the output and the inner names of the Kokoro export, small enough to be made in a test.
 * What it sounds like does not matter; every value that a stage passes on depends on what it is made from.
 */
export function makeSmallExport(): SmallGraph {
  const graph = new SmallGraph();
  addTextEncoder(graph);
  addAlignment(graph);
  addFeatures(graph);
  addCurve(graph, { name: 'pitch', scale: 9, output: '/encoder/Reshape_output_0' });
  addCurve(graph, { name: 'energy', scale: 0.004, output: '/encoder/Reshape_1_output_0' });
  addDecoder(graph);
  return graph;
}

/** Frames of each token: a table's, more by the first number of the style, divided by the speed. */
function addTextEncoder(graph: SmallGraph): void {
  graph.floats('frames_table', [178], tokenIds.map(smallFrames));
  graph.integers('first', [], [0]);
  graph.integers('last_axis', [1], [2]);
  graph.floats('one', [], [1]);
  graph.add('Gather', ['frames_table', 'tokens'], 'table_frames');
  graph.add('Gather', ['style', 'first'], 'slowness', { axis: 1 });
  graph.add('Add', ['table_frames', 'slowness'], 'frames');
  graph.add('Div', ['frames', 'speed'], LENGTHS);
  graph.add('Round', [LENGTHS], 'whole_frames');
  graph.add('Clip', ['whole_frames', 'one'], DURATIONS);
  graph.add('Unsqueeze', ['frames', 'last_axis'], 'frames_column');
  graph.add('Concat', ['frames_column', 'frames_column'], ENCODED, { axis: 2 });
}

/** `alignment` [1,n,T] spreads what belongs to tokens over their frames. */
function addAlignment(graph: SmallGraph): void {
  graph.integers('zero', [], [0]);
  graph.integers('step', [], [1]);
  graph.add('CumSum', [DURATIONS, 'step'], '/encoder/CumSum_output_0');
  graph.add('Sub', ['/encoder/CumSum_output_0', DURATIONS], 'begins');
  graph.add('ReduceSum', [DURATIONS], 'total', { keepdims: 0 });
  graph.add('Cast', ['total'], 'total_whole', { to: INT64 });
  graph.add('Range', ['zero', 'total_whole', 'step'], 'frame_index');
  graph.add('Cast', ['frame_index'], 'frame', { to: FLOAT });
  graph.add('Unsqueeze', ['begins', 'last_axis'], 'begins_column');
  graph.add('Unsqueeze', ['/encoder/CumSum_output_0', 'last_axis'], 'ends_column');
  graph.add('GreaterOrEqual', ['frame', 'begins_column'], 'has_begun');
  graph.add('Less', ['frame', 'ends_column'], 'has_not_ended');
  graph.add('And', ['has_begun', 'has_not_ended'], 'is_heard');
  graph.add('Cast', ['is_heard'], 'alignment', { to: FLOAT });
}

/** Sound features [1,512,T] from the encoded text, the tokens and the style. */
function addFeatures(graph: SmallGraph): void {
  const weights = Array.from({ length: 1024 }, (_, index) => Math.sin(index));
  graph.floats('feature_weights', [1, 512, 2], weights);
  graph.floats('feature_table', [178], tokenIds.map(Math.cos));
  graph.integers('row_axis', [1], [1]);
  graph.add('Transpose', [ENCODED], 'encoded_rows', { perm: [0, 2, 1] });
  graph.add('MatMul', ['feature_weights', 'encoded_rows'], 'features_of_text');
  graph.add('Gather', ['feature_table', 'tokens'], 'features_of_token');
  graph.add('Add', ['features_of_token', 'slowness'], 'features_of_style');
  graph.add('Unsqueeze', ['features_of_style', 'row_axis'], 'features_row');
  graph.add('Add', ['features_of_text', 'features_row'], 'features_of_tokens');
  graph.add('MatMul', ['features_of_tokens', 'alignment'], '/encoder/MatMul_1_output_0');
}

interface SmallCurve {
  name: string;
  scale: number;
  output: string;
}

/** Two values a frame by the token that is heard; boundaries have none. */
function addCurve(graph: SmallGraph, { name, scale, output }: SmallCurve): void {
  const table = tokenIds.map((id) => (id === 0 ? 0 : scale * (smallFrames(id) + 10)));
  graph.floats(`${name}_table`, [178], table);
  graph.integers(`${name}_shape`, [2], [1, -1]);
  graph.integers(`${name}_axis`, [1], [3]);
  graph.add('Gather', [`${name}_table`, 'tokens'], `${name}_of_token`);
  graph.add('Unsqueeze', [`${name}_of_token`, 'row_axis'], `${name}_row`);
  graph.add('MatMul', [`${name}_row`, 'alignment'], `${name}_of_frame`);
  graph.add('Unsqueeze', [`${name}_of_frame`, `${name}_axis`], `${name}_column`);
  graph.add('Concat', [`${name}_column`, `${name}_column`], `${name}_twice`, { axis: 3 });
  graph.add('Reshape', [`${name}_twice`, `${name}_shape`], output);
}
