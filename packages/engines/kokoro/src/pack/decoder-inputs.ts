import { floatTensor, Graph, makeNode, type Node, renameOutput, type Tensor } from '@mynah/onnx';

/** What a rewrite adds to the inputs and outputs of the decoder. */
export interface Extended {
  graph: Graph;
  inputs: string[];
  outputs: string[];
}

const SINE_GENERATOR = '/l_sin_gen/';
/** Standard deviation of the noise in the model's source module where there is a voice and where there is none. */
const VOICED_NOISE = 0.003;
const UNVOICED_NOISE = 0.1 / 3;

/**
 * Adds `phase` [1,1,9] to the running sum of the sine generator: the turns ÷ 300 that each of the nine harmonics
 * has done before the first frame. A chunk that is decoded with it is in phase with its neighbours; zeros change nothing.
 */
export function addPhase(graph: Graph): Extended {
  const sum = getOne(graph, 'CumSum', SINE_GENERATOR);
  const used = sum.outputs[0]!;
  const own = `${used}/own`;
  const added = [renameOutput(sum, own), makeNode('Add', [own, 'phase'], used)];
  return { graph: graph.replace(new Map([[sum, added]])), inputs: ['phase'], outputs: [] };
}

/**
 * Gives back the noise that the model was trained with and that the export left out: `noise` [1,600 T,1],
 * standard normal, one value a sample. In training each harmonic has noise of its own before all are summed
 * with the weights w, which is the same as one noise of |w| times the strength. Zeros change nothing.
 */
export function addNoise(graph: Graph): Extended {
  const mix = getOne(graph, 'MatMul', '/m_source/l_linear/');
  const voiced = graph.getMaker(getOne(graph, 'Greater', SINE_GENERATOR).outputs[0]!);
  const gate = graph.getOnlyTaker(voiced, 'Cast').outputs[0]!;
  const used = mix.outputs[0]!;
  const value = (name: string) => `${used}/${name}`;
  const constants = [
    floatTensor(value('voiced_less_unvoiced'), VOICED_NOISE - UNVOICED_NOISE),
    floatTensor(value('unvoiced'), UNVOICED_NOISE),
  ];
  const added = [
    renameOutput(mix, value('own')),
    makeNode('Mul', [gate, value('voiced_less_unvoiced')], value('less')),
    makeNode('Add', [value('less'), value('unvoiced')], value('strength')),
    makeNode('ReduceL2', [mix.inputs[1]!], value('weight')),
    makeNode('Mul', ['noise', value('strength')], value('shaped')),
    makeNode('Mul', [value('shaped'), value('weight')], value('weighted')),
    makeNode('Add', [value('own'), value('weighted')], used),
  ];
  const extended = graph.replace(new Map([[mix, added]]));
  return { graph: withTensors(extended, constants), inputs: ['noise'], outputs: [] };
}

/**
 * The decoder normalizes every channel over all frames that it is given, so a chunk would sound unlike the whole.
 * Each mean m becomes m + keep · (norm.i − m) and is also given out as norm.i.out: statistics can be carried from
 * chunk to chunk, or from earlier speech of the voice. `keep` [1] = 0 leaves the decoder as it was.
 */
export function carryNorms(graph: Graph, outputs: readonly string[], stops: readonly string[]): Extended {
  const means = graph.needed(outputs, new Set(stops)).filter((node) => node.operator === 'ReduceMean');
  const replaced = new Map<Node, Node[]>();
  for (const [index, mean] of means.entries()) {
    const norm = `norm.${index}`;
    replaced.set(mean, [
      renameOutput(mean, `${norm}.out`),
      makeNode('Sub', [norm, `${norm}.out`], `${norm}.change`),
      makeNode('Mul', [`${norm}.change`, 'keep'], `${norm}.kept`),
      makeNode('Add', [`${norm}.out`, `${norm}.kept`], mean.outputs[0]!),
    ]);
  }
  return {
    graph: graph.replace(replaced),
    inputs: ['keep', ...means.map((_, index) => `norm.${index}`)],
    outputs: means.map((_, index) => `norm.${index}.out`),
  };
}

function getOne(graph: Graph, operator: string, path: string): Node {
  const found = graph.nodes.filter((n) => n.operator === operator && n.outputs[0]!.includes(path));
  if (found.length !== 1) throw new Error(`${path}: expected one ${operator}, found ${found.length}`);
  return found[0]!;
}

function withTensors(graph: Graph, tensors: readonly Tensor[]): Graph {
  return new Graph(graph.nodes, new Map([...graph.tensors, ...tensors.map((t) => [t.name, t] as const)]));
}
