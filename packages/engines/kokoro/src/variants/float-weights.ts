import { Graph, type Node, type Tensor } from '@mynah/onnx';
import { FLOAT, INT8, TENSOR, UINT8 } from '@mynah/onnx/format';
import { allBytes, allIntegers, makeField } from '@mynah/onnx/protobuf';

/**
 * Makes every constant that is dequantized a float constant: the runtime does it anew at each run otherwise,
 * in memory of each process.
 * @throws Error for weights that are not 8 bits with a scale of float
 */
export function floatWeights(graph: Graph): Graph {
  const tensors = new Map(graph.tensors);
  const replaced = new Map<Node, Node[]>();
  for (const node of graph.nodes) {
    const [weights, scale, zeroPoint] = node.inputs;
    if (node.operator !== 'DequantizeLinear' || !tensors.has(weights!)) continue;
    const name = node.outputs[0]!;
    const zero = zeroPoint ? graph.getTensor(zeroPoint) : undefined;
    tensors.set(name, dequantize(name, graph.getTensor(weights!), graph.getTensor(scale!), zero));
    replaced.set(node, []);
  }
  return new Graph(graph.replace(replaced).nodes, tensors);
}

/** One scale for all, or one for each row of the first dimension. */
function dequantize(name: string, weights: Tensor, scale: Tensor, zeroPoint: Tensor | undefined): Tensor {
  const steps = readNumbers(weights);
  const scales = readNumbers(scale);
  const zeros = zeroPoint ? readNumbers(zeroPoint) : [0];
  const rows = Math.max(scales.length, zeros.length);
  if (rows !== 1 && rows !== weights.dims[0]) throw new Error(`${weights.name}: ${rows} scales`);
  const perRow = steps.length / rows;
  const values = Float32Array.from(steps, (step, index) => {
    const row = Math.floor(index / perRow);
    return (step - (zeros[row] ?? zeros[0]!)) * (scales[row] ?? scales[0]!);
  });
  return floatConstant(name, weights.dims, values);
}

function floatConstant(name: string, dims: readonly number[], values: Float32Array): Tensor {
  const message = [
    ...dims.map((size) => makeField(TENSOR.dims, size)),
    makeField(TENSOR.dataType, FLOAT),
    makeField(TENSOR.name, name),
    makeField(TENSOR.rawData, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
  ];
  return { name, dims: [...dims], type: FLOAT, message };
}

/** Raw, or, as some exports have single numbers of 8 bits, one by one. */
function readNumbers({ name, type, message }: Tensor): ArrayLike<number> {
  const [bytes] = allBytes(message, TENSOR.rawData);
  if (!bytes && (type === UINT8 || type === INT8)) return allIntegers(message, TENSOR.integers);
  if (!bytes) throw new Error(`${name}: expected raw data`);
  if (type === UINT8) return bytes;
  if (type === INT8) return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  if (type !== FLOAT) throw new Error(`${name}: unexpected type ${type}`);
  // views of a file begin anywhere, numbers of four bytes must not
  return new Float32Array(Uint8Array.from(bytes).buffer);
}
