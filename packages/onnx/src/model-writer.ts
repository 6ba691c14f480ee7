import {
  ATTRIBUTE,
  ATTRIBUTE_TYPE,
  FLOAT,
  GRAPH,
  INT8,
  INT64,
  MODEL,
  NODE,
  TENSOR,
  UINT8,
} from './format.ts';
import { encodeMessage, type Field, type Message, makeField, makeFloatField } from './protobuf-message.ts';

/** ONNX 1.12's set of operators, and the runtime's own beside it. */
const IR_VERSION = 8;
const STANDARD_OPERATORS = 17;
const RUNTIME_DOMAIN = 'com.microsoft';

export type ValueType = 'float' | 'int64';
/** Whole numbers, lists of them, and `{ float }` for a number that is one even when it is whole. */
export type Attributes = Record<string, number | readonly number[] | { float: number }>;

interface Value {
  name: string;
  type: ValueType;
  /** A name stands for a size that is open. */
  dims: readonly (number | string)[];
}

/** A model from nothing: nodes in the order in which they run, constants, inputs and outputs. */
export class ModelWriter {
  readonly #nodes: Message[] = [];
  readonly #constants = new Map<string, Message>();
  readonly #inputs: Value[] = [];
  readonly #outputs: Value[] = [];
  #made = 0;

  /** Declares an input and returns its name. */
  input(name: string, type: ValueType, dims: readonly (number | string)[]): string {
    this.#inputs.push({ name, type, dims });
    return name;
  }

  /** Gives `value` out under another name. */
  output(name: string, value: string, type: ValueType, dims: readonly (number | string)[]): void {
    this.#write('Identity', [value], [name], {});
    this.#outputs.push({ name, type, dims });
  }

  /** Appends a node of the standard and returns the name of its result. */
  add(operator: string, inputs: readonly string[], attributes: Attributes = {}): string {
    return this.addMany(operator, inputs, 1, attributes)[0]!;
  }

  addMany(
    operator: string,
    inputs: readonly string[],
    results: number,
    attributes: Attributes = {},
  ): string[] {
    const names = Array.from({ length: results }, () => `v${++this.#made}`);
    this.#write(operator, inputs, names, attributes);
    return names;
  }

  /** Appends a node that only ONNX Runtime knows. An input that is left out has an empty name. */
  addOwn(operator: string, inputs: readonly string[], attributes: Attributes = {}): string {
    const name = `v${++this.#made}`;
    this.#write(operator, inputs, [name], attributes, RUNTIME_DOMAIN);
    return name;
  }

  floats(name: string, dims: readonly number[], values: Iterable<number>): string {
    return this.#hold(name, FLOAT, dims, values instanceof Float32Array ? values : Float32Array.from(values));
  }

  integers(name: string, dims: readonly number[], values: readonly number[]): string {
    return this.#hold(name, INT64, dims, BigInt64Array.from(values, BigInt));
  }

  bytes(name: string, dims: readonly number[], values: Int8Array | Uint8Array): string {
    return this.#hold(name, values instanceof Int8Array ? INT8 : UINT8, dims, values);
  }

  /** The file in pieces, weights not copied. */
  encode(name: string): Uint8Array[] {
    const graph = [
      ...this.#nodes.map((node) => makeField(GRAPH.node, node)),
      makeField(GRAPH.name, name),
      ...[...this.#constants.values()].map((constant) => makeField(GRAPH.initializer, constant)),
      ...this.#inputs.map((value) => makeField(GRAPH.input, valueInfo(value))),
      ...this.#outputs.map((value) => makeField(GRAPH.output, valueInfo(value))),
    ];
    const pieces: Uint8Array[] = [];
    const model = [
      makeField(MODEL.irVersion, IR_VERSION),
      makeField(MODEL.operators, [makeField(2, STANDARD_OPERATORS)]),
      makeField(MODEL.operators, [makeField(1, RUNTIME_DOMAIN), makeField(2, 1)]),
      makeField(MODEL.graph, graph),
    ];
    encodeMessage(model, pieces);
    return pieces;
  }

  #write(
    operator: string,
    inputs: readonly string[],
    outputs: readonly string[],
    attributes: Attributes,
    domain = '',
  ): void {
    this.#nodes.push([
      ...inputs.map((input) => makeField(NODE.input, input)),
      ...outputs.map((output) => makeField(NODE.output, output)),
      makeField(NODE.opType, operator),
      ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
      ...(domain ? [makeField(NODE.domain, domain)] : []),
    ]);
  }

  /** The first value under a name stays: constants that many nodes use are given again and again. */
  #hold(name: string, type: number, dims: readonly number[], values: ArrayBufferView): string {
    if (!this.#constants.has(name)) {
      this.#constants.set(name, [
        ...dims.map((size) => makeField(TENSOR.dims, size)),
        makeField(TENSOR.dataType, type),
        makeField(TENSOR.name, name),
        makeField(TENSOR.rawData, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
      ]);
    }
    return name;
  }
}

function attribute(name: string, value: Attributes[string]): Field {
  return makeField(NODE.attribute, [makeField(ATTRIBUTE.name, name), ...attributeValue(value)]);
}

function attributeValue(value: Attributes[string]): Message {
  if (typeof value === 'number')
    return [makeField(ATTRIBUTE.i, value), makeField(ATTRIBUTE.type, ATTRIBUTE_TYPE.integer)];
  if ('float' in value)
    return [makeFloatField(ATTRIBUTE.f, value.float), makeField(ATTRIBUTE.type, ATTRIBUTE_TYPE.float)];
  const integers = value.map((item) => makeField(ATTRIBUTE.integers, item));
  return [...integers, makeField(ATTRIBUTE.type, ATTRIBUTE_TYPE.integers)];
}

/** ValueInfoProto: a tensor with its sizes, open ones by name. */
function valueInfo({ name, type, dims }: Value): Message {
  const shape = dims.map((size) => makeField(1, [makeField(typeof size === 'number' ? 1 : 2, size)]));
  const tensor = [makeField(1, type === 'float' ? FLOAT : INT64), makeField(2, shape)];
  return [makeField(1, name), makeField(2, [makeField(1, tensor)])];
}
