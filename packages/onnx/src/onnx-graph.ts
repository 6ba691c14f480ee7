import { ATTRIBUTE, ATTRIBUTE_TYPE, NODE, TENSOR } from './format.ts';
import {
  allBytes,
  allIntegers,
  allStrings,
  type Field,
  integerField,
  type Message,
  makeField,
  parseMessage,
  stringField,
} from './protobuf-message.ts';

export interface Node {
  operator: string;
  inputs: string[];
  outputs: string[];
  message: Message;
}

export interface Tensor {
  name: string;
  dims: number[];
  type: number;
  message: Message;
}

/** @throws Error for a node that carries a subgraph, which cutting by names could break. */
export function readNode(bytes: Uint8Array): Node {
  const message = parseMessage(bytes);
  const attributes = allBytes(message, NODE.attribute).flatMap(parseMessage);
  if (attributes.some(({ number }) => number === ATTRIBUTE.graph || number === ATTRIBUTE.graphs))
    throw new Error(`node ${stringField(message, NODE.name)} has a subgraph`);
  return {
    operator: stringField(message, NODE.opType),
    inputs: allStrings(message, NODE.input),
    outputs: allStrings(message, NODE.output),
    message,
  };
}

export function makeNode(operator: string, inputs: string[], output: string, attributes: Field[] = []): Node {
  const message = [
    ...inputs.map((input) => makeField(NODE.input, input)),
    makeField(NODE.output, output),
    makeField(NODE.name, `${output}/${operator}`),
    makeField(NODE.opType, operator),
    ...attributes,
  ];
  return { operator, inputs, outputs: [output], message };
}

export function integerAttribute(name: string, value: number): Field {
  return makeField(NODE.attribute, [
    makeField(ATTRIBUTE.name, name),
    makeField(ATTRIBUTE.i, value),
    makeField(ATTRIBUTE.type, ATTRIBUTE_TYPE.integer),
  ]);
}

/** The same node with its only output under another name. */
export function renameOutput(node: Node, name: string): Node {
  const message = node.message.map((field) =>
    field.number === NODE.output ? makeField(NODE.output, name) : field,
  );
  return { ...node, outputs: [name], message };
}

export function readTensor(bytes: Uint8Array): Tensor {
  const message = parseMessage(bytes);
  return {
    name: stringField(message, TENSOR.name),
    dims: allIntegers(message, TENSOR.dims),
    type: integerField(message, TENSOR.dataType),
    message,
  };
}

/** The same data under another name; a single element becomes a scalar (per tensor, not per axis). */
export function copyTensor(tensor: Tensor, name: string): Tensor {
  const scalar = tensor.dims.every((size) => size === 1);
  const kept = tensor.message.filter(
    ({ number }) => number !== TENSOR.name && !(scalar && number === TENSOR.dims),
  );
  return {
    ...tensor,
    name,
    dims: scalar ? [] : tensor.dims,
    message: [...kept, makeField(TENSOR.name, name)],
  };
}

/** Nodes and constants of a graph, with who makes and who takes each value. Never changed: rewrites make new ones. */
export class Graph {
  readonly nodes: readonly Node[];
  readonly tensors: ReadonlyMap<string, Tensor>;
  readonly #makers = new Map<string, Node>();
  readonly #takers = new Map<string, Node[]>();

  constructor(nodes: readonly Node[], tensors: ReadonlyMap<string, Tensor>) {
    this.nodes = nodes;
    this.tensors = tensors;
    for (const node of nodes) {
      for (const output of node.outputs) this.#makers.set(output, node);
      for (const input of node.inputs) {
        const takers = this.#takers.get(input);
        if (takers) takers.push(node);
        else this.#takers.set(input, [node]);
      }
    }
  }

  /** @throws Error when nothing makes the value, or something other than `operator`. */
  getMaker(value: string, operator?: string): Node {
    const node = this.#makers.get(value);
    if (!node || (operator && node.operator !== operator))
      throw new Error(`${value}: expected ${operator ?? 'a node'}, found ${node?.operator ?? 'none'}`);
    return node;
  }

  listTakers(value: string): readonly Node[] {
    return this.#takers.get(value) ?? [];
  }

  /** @throws Error unless exactly one node takes the result, and it is an `operator`. */
  getOnlyTaker(node: Node, operator: string): Node {
    const takers = this.listTakers(node.outputs[0]!);
    if (takers.length !== 1 || takers[0]!.operator !== operator)
      throw new Error(`${node.outputs[0]}: expected one ${operator}, found ${takers.map((t) => t.operator)}`);
    return takers[0]!;
  }

  /** @throws Error when the value is not a constant. */
  getTensor(name: string): Tensor {
    const tensor = this.tensors.get(name);
    if (!tensor) throw new Error(`${name}: expected a constant`);
    return tensor;
  }

  /** The nodes that `outputs` need, in the original order, not looking behind `stops`. */
  needed(outputs: Iterable<string>, stops: ReadonlySet<string> = new Set()): Node[] {
    const found = new Set<Node>();
    const open = [...outputs];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const node = stops.has(name) ? undefined : this.#makers.get(name);
      if (!node || found.has(node)) continue;
      found.add(node);
      open.push(...node.inputs);
    }
    return this.nodes.filter((node) => found.has(node));
  }

  /** Puts other nodes in the place of some. */
  replace(replacements: ReadonlyMap<Node, readonly Node[]>): Graph {
    return new Graph(
      this.nodes.flatMap((node) => replacements.get(node) ?? [node]),
      this.tensors,
    );
  }
}
