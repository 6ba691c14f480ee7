import type { Node } from '@mynah/onnx';
import { ATTRIBUTE, FLOAT, GRAPH, MODEL, NODE, TENSOR } from '@mynah/onnx/format';
import { encodeMessage, type Field, type Message, makeField } from '@mynah/onnx/protobuf';

/** TensorProto.DataType */
const UINT8 = 2;
export const INT32 = 6;
export const INT64 = 7;
/** AttributeProto: the field and the type of a list of integers, and the type of one. */
const INTEGERS = 8;
const INTEGER_LIST_TYPE = 7;
const INTEGER_TYPE = 2;
/** ir_version and the set of operators of ONNX 1.12. */
const HEADER = [makeField(1, 8), makeField(8, [makeField(2, 17)])];

interface Constant {
  name: string;
  type: number;
  dims: readonly number[];
  bytes: Uint8Array;
}

/** A model file while it is written. A test may plant a fault in `nodes` before it is encoded. */
export class SmallGraph {
  nodes: Node[] = [];
  readonly constants: Constant[] = [];

  /** Appends a node; `outputs` is the name of its one result or the names of all. */
  add(
    operator: string,
    inputs: string[],
    outputs: string | string[],
    attributes: Record<string, number | number[]> = {},
  ): void {
    const results = [outputs].flat();
    const message = [
      ...inputs.map((input) => makeField(NODE.input, input)),
      ...results.map((output) => makeField(NODE.output, output)),
      makeField(NODE.opType, operator),
      ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
    ];
    this.nodes.push({ operator, inputs, outputs: results, message });
  }

  floats(name: string, dims: readonly number[], values: Iterable<number>): void {
    this.#hold(name, FLOAT, dims, Float32Array.from(values));
  }

  integers(name: string, dims: readonly number[], values: readonly number[]): void {
    this.#hold(name, INT64, dims, BigInt64Array.from(values, BigInt));
  }

  bytes(name: string, dims: readonly number[], values: Iterable<number>): void {
    this.#hold(name, UINT8, dims, Uint8Array.from(values));
  }

  /** The file with the inputs and the output of the Kokoro export. */
  encode(): Uint8Array {
    const body = [
      ...this.nodes.map((node) => makeField(GRAPH.node, node.message)),
      makeField(GRAPH.name, 'small'),
      ...this.constants.map((constant) => makeField(GRAPH.initializer, initializer(constant))),
      makeField(GRAPH.input, valueInfo('tokens', INT64, 2)),
      makeField(GRAPH.input, valueInfo('style', FLOAT, 2)),
      makeField(GRAPH.input, valueInfo('speed', FLOAT, 1)),
      makeField(GRAPH.output, valueInfo('audio', FLOAT, 1)),
    ];
    const pieces: Uint8Array[] = [];
    encodeMessage([...HEADER, makeField(MODEL.graph, body)], pieces);
    return Buffer.concat(pieces);
  }

  #hold(name: string, type: number, dims: readonly number[], values: ArrayBufferView): void {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    this.constants.push({ name, type, dims, bytes });
  }
}

function attribute(name: string, value: number | number[]): Field {
  const content = Array.isArray(value)
    ? [...value.map((item) => makeField(INTEGERS, item)), makeField(ATTRIBUTE.type, INTEGER_LIST_TYPE)]
    : [makeField(ATTRIBUTE.i, value), makeField(ATTRIBUTE.type, INTEGER_TYPE)];
  return makeField(NODE.attribute, [makeField(ATTRIBUTE.name, name), ...content]);
}

function initializer({ name, type, dims, bytes }: Constant): Message {
  return [
    ...dims.map((size) => makeField(TENSOR.dims, size)),
    makeField(TENSOR.dataType, type),
    makeField(TENSOR.name, name),
    makeField(TENSOR.rawData, bytes),
  ];
}

/** ValueInfoProto with that many open dimensions. */
function valueInfo(name: string, type: number, dimensions: number): Message {
  const shape = Array.from({ length: dimensions }, (_, index) =>
    makeField(1, [makeField(2, `${name}_${index}`)]),
  );
  return [makeField(1, name), makeField(2, [makeField(1, [makeField(1, type), makeField(2, shape)])])];
}
