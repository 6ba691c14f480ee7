import { readFile } from 'node:fs/promises';
import { ExternalWeights, Graph, readNode, readTensor } from '@mynah/onnx';
import { type BuiltFile, fillFolder, writePieces } from '@mynah/onnx/files';
import { GRAPH, MODEL } from '@mynah/onnx/format';
import { allBytes, encodeMessage, makeField, parseMessage } from '@mynah/onnx/protobuf';
import { flatConvolutions } from './flat-convolutions.ts';
import { floatWeights } from './float-weights.ts';

export interface QuickDecoderOptions {
  /** `decoder.onnx` of the pack. */
  source: string;
  /** Folder to be made; it must not exist. It appears complete or not at all. */
  target: string;
}

/** Where the sound is made: most of the time goes to its convolutions, over many samples and few channels. */
const GENERATOR = '/generator/';

/**
 * The decoder of a built pack as this machine runs it quickest: weights as floats in a file that processes share,
 * and the generator's convolutions in the runtime's blocked form. It takes and gives what the pack's decoder does,
 * to float accuracy. Takes a second or two and 300 MB of memory.
 */
export async function buildQuickDecoder({ source, target }: QuickDecoderOptions): Promise<BuiltFile[]> {
  const model = parseMessage(await readFile(source));
  const body = parseMessage(allBytes(model, MODEL.graph)[0]!);
  const tensors = allBytes(body, GRAPH.initializer).map(readTensor);
  const packed = new Graph(
    allBytes(body, GRAPH.node).map(readNode),
    new Map(tensors.map((tensor) => [tensor.name, tensor])),
  );
  const quick = flatConvolutions(floatWeights(packed), (node) => node.outputs[0]!.includes(GENERATOR));
  const used = new Set(quick.nodes.flatMap((node) => node.inputs));
  const weights = new ExternalWeights('decoder.weights');
  const constants = [...quick.tensors.values()]
    .filter(({ name }) => used.has(name))
    .map((tensor) => weights.move(tensor));
  const graph = [
    ...quick.nodes.map((node) => makeField(GRAPH.node, node.message)),
    ...constants.map((tensor) => makeField(GRAPH.initializer, tensor.message)),
    ...body.filter(({ number }) => number !== GRAPH.node && number !== GRAPH.initializer),
  ];
  const pieces: Uint8Array[] = [];
  encodeMessage(
    model.map((field) => (field.number === MODEL.graph ? makeField(MODEL.graph, graph) : field)),
    pieces,
  );
  return fillFolder(target, async (folder) => [
    await writePieces(folder, 'decoder.weights', weights.pieces),
    await writePieces(folder, 'decoder.onnx', pieces),
  ]);
}
