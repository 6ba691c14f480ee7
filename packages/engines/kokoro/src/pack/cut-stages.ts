import { type Graph, makeNode, type Node } from '@mynah/onnx';
import { FLOAT, GRAPH, MODEL } from '@mynah/onnx/format';
import {
  type Field,
  fieldBytes,
  type Message,
  makeField,
  parseMessage,
  stringField,
} from '@mynah/onnx/protobuf';
import { EXPORTED_NAMES, type Stage } from './stages.ts';

const REWRITTEN: readonly number[] = Object.values(GRAPH);

/** The parts of a model file that a stage is made of. */
export interface ModelParts {
  model: Message;
  /** The model's graph as it was, for what is not rewritten. */
  body: Message;
  /** The graph as it is to be cut. */
  graph: Graph;
}

/**
 * One stage as a model of its own: the nodes between `from` and `to` with their constants, and those of the
 * model's inputs that they use.
 * @throws Error when something in `from` is not used, so that an input is never silently without effect, and when
 * nothing makes a value that is used or is to be given out.
 */
export function cutStage({ model, body, graph }: ModelParts, name: string, { from, to }: Stage): Message {
  const inner = graph.needed(to.map(exportedName), new Set(from.map(exportedName)));
  const nodes = [...bridges(from, true), ...inner, ...bridges(to, false)];
  const used = new Set(nodes.flatMap((node) => node.inputs));
  const unused = from.filter((input) => !used.has(exportedName(input)));
  if (unused.length) throw new Error(`stage ${name} does not use ${unused.join()}`);
  const constants = [...graph.tensors.values()].filter((tensor) => used.has(tensor.name));
  const outerInputs = body.filter((field) => field.number === GRAPH.input && used.has(valueName(field)));
  const given = [...from, ...constants.map((tensor) => tensor.name), ...outerInputs.map(valueName)];
  const missing = findMissing(nodes, given, to);
  if (missing !== undefined) throw new Error(`stage ${name}: nothing makes ${missing}`);
  const stage = [
    ...nodes.map((node) => makeField(GRAPH.node, node.message)),
    makeField(GRAPH.name, name),
    ...constants.map((tensor) => makeField(GRAPH.initializer, tensor.message)),
    ...outerInputs,
    ...from.map((input) => makeField(GRAPH.input, floatValue(input))),
    ...to.map((output) => makeField(GRAPH.output, floatValue(output))),
    ...body.filter((field) => !REWRITTEN.includes(field.number)),
  ];
  return model.map((field) => (field.number === MODEL.graph ? makeField(MODEL.graph, stage) : field));
}

function exportedName(name: string): string {
  return EXPORTED_NAMES[name] ?? name;
}

/** Carries a value over the cut between our name and the export's; the runtime removes these nodes as it loads. */
function bridges(names: readonly string[], inward: boolean): Node[] {
  return names
    .filter((name) => exportedName(name) !== name)
    .map((name) =>
      inward
        ? makeNode('Identity', [name], exportedName(name))
        : makeNode('Identity', [exportedName(name)], name),
    );
}

/** A value that is wanted, by a node or by the stage's taker, and that there is not. */
function findMissing(
  nodes: readonly Node[],
  given: readonly string[],
  to: readonly string[],
): string | undefined {
  const made = new Set([...given, ...nodes.flatMap((node) => node.outputs)]);
  // an input that is left out has an empty name
  return [...nodes.flatMap((node) => node.inputs), ...to].find((name) => name !== '' && !made.has(name));
}

function valueName(valueInfo: Field): string {
  return stringField(parseMessage(fieldBytes(valueInfo)), 1);
}

/** ValueInfoProto of a float tensor whose shape is left open. */
function floatValue(name: string): Message {
  return [makeField(1, name), makeField(2, [makeField(1, [makeField(1, FLOAT)])])];
}
