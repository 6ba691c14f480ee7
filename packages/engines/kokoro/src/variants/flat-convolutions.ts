import { Graph, makeNode, type Node, type Tensor } from '@mynah/onnx';
import { ATTRIBUTE, ATTRIBUTE_TYPE, INT64, NODE, TENSOR } from '@mynah/onnx/format';
import { allIntegers, type Field, makeField, parseMessage, stringField } from '@mynah/onnx/protobuf';

const HEIGHT_AXIS = 'flat/axis';
/** What a height of one adds before the numbers of each attribute; padding stands before and behind. */
const before: Readonly<Record<string, number>> = { kernel_shape: 1, dilations: 1, strides: 1, pads: 0 };

/**
 * Convolutions over time as ones over a picture of height 1, for which the runtime has kernels in blocks of channels
 * (NCHWc): they take no copy of the input for each tap. Only those over constants, and those that `pick` wants.
 */
export function flatConvolutions(graph: Graph, pick: (convolution: Node) => boolean): Graph {
  const tensors = new Map(graph.tensors);
  const replaced = new Map<Node, Node[]>();
  for (const node of graph.nodes) {
    const weights = tensors.get(node.inputs[1] ?? '');
    if (node.operator !== 'Conv' || weights?.dims.length !== 3 || !pick(node)) continue;
    const output = node.outputs[0]!;
    const flat = `${output}/flat`;
    const lifted = liftWeights(weights);
    tensors.set(lifted.name, lifted);
    const inputs = [`${flat}/input`, lifted.name, ...node.inputs.slice(2)];
    replaced.set(node, [
      makeNode('Unsqueeze', [node.inputs[0]!, HEIGHT_AXIS], `${flat}/input`),
      makeNode('Conv', inputs, flat, node.message.filter(isAttribute).map(lift)),
      makeNode('Squeeze', [flat, HEIGHT_AXIS], output),
    ]);
  }
  const axis = integers(HEIGHT_AXIS, [2]);
  if (replaced.size) tensors.set(axis.name, axis);
  return new Graph(graph.replace(replaced).nodes, tensors);
}

const isAttribute = ({ number }: Field): boolean => number === NODE.attribute;

/** [out, in, taps] to [out, in, 1, taps]: the same numbers. */
function liftWeights(weights: Tensor): Tensor {
  const [outputs, inputs, taps] = weights.dims;
  const dims = [outputs!, inputs!, 1, taps!];
  const name = `${weights.name}/flat`;
  const kept = weights.message.filter(({ number }) => number !== TENSOR.dims && number !== TENSOR.name);
  const message = [
    ...dims.map((size) => makeField(TENSOR.dims, size)),
    ...kept,
    makeField(TENSOR.name, name),
  ];
  return { ...weights, name, dims, message };
}

function lift(attribute: Field): Field {
  const message = parseMessage(attribute.body as Uint8Array);
  const name = stringField(message, ATTRIBUTE.name);
  const added = before[name];
  if (added === undefined) return attribute;
  const values = allIntegers(message, ATTRIBUTE.integers);
  const lifted = name === 'pads' ? [added, values[0]!, added, values[1]!] : [added, ...values];
  return makeField(NODE.attribute, [
    makeField(ATTRIBUTE.name, name),
    ...lifted.map((value) => makeField(ATTRIBUTE.integers, value)),
    makeField(ATTRIBUTE.type, ATTRIBUTE_TYPE.integers),
  ]);
}

function integers(name: string, values: readonly number[]): Tensor {
  const data = BigInt64Array.from(values, BigInt);
  const message = [
    makeField(TENSOR.dims, values.length),
    makeField(TENSOR.dataType, INT64),
    makeField(TENSOR.name, name),
    makeField(TENSOR.rawData, new Uint8Array(data.buffer)),
  ];
  return { name, dims: [values.length], type: INT64, message };
}
