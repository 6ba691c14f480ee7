import { readFile } from 'node:fs/promises';
import { Graph, readNode, readTensor } from '@mynah/onnx';
import { type BuiltFile, fillFolder, writePieces } from '@mynah/onnx/files';
import { GRAPH, MODEL } from '@mynah/onnx/format';
import { allBytes, encodeMessage, parseMessage } from '@mynah/onnx/protobuf';
import { cutStage, type ModelParts } from './cut-stages.ts';
import { addNoise, addPhase, carryNorms } from './decoder-inputs.ts';
import { floatConvolutions } from './float-convolutions.ts';
import { EXPORTED_NAMES, STAGES, type Stage, type StageName, stageNames } from './stages.ts';

export interface KokoroPackOptions {
  /** The int8 ONNX export of Kokoro-82M v1.0, whole. Its hash is the caller's to check. */
  source: string;
  /** Folder to be made; it must not exist. It appears complete or not at all. */
  target: string;
  signal?: AbortSignal;
  /** Share done, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Builds the three-stage pack from the export: float convolutions over int8 weights, cut where durations and
 * prosody can be taken hold of, with extra decoder inputs for decoding in chunks and for noise (see `STAGES`).
 * The files depend on the source only, byte for byte. Takes some seconds and twice the source's size in memory.
 * @throws Error when the source is not the expected graph; the abort reason when aborted.
 */
export async function buildKokoroPack({
  source,
  target,
  signal,
  onProgress,
}: KokoroPackOptions): Promise<BuiltFile[]> {
  const bytes = await readFile(source, { signal });
  const { parts, stages } = rewriteModel(bytes);
  return fillFolder(target, async (folder) => {
    const files: BuiltFile[] = [];
    for (const [index, name] of stageNames.entries()) {
      signal?.throwIfAborted();
      onProgress?.(index / stageNames.length);
      files.push(await writePieces(folder, `${name}.onnx`, cutPieces(parts, name, stages[name])));
    }
    signal?.throwIfAborted();
    onProgress?.(1);
    return files;
  });
}

/**
 * Rewrites the whole graph; the stages then name what each is cut from and to.
 * @throws Error that names what is not as the export has it
 */
export function rewriteModel(bytes: Uint8Array): { parts: ModelParts; stages: Record<StageName, Stage> } {
  const model = parseMessage(bytes);
  const [graph] = allBytes(model, MODEL.graph);
  if (!graph) throw new Error('the file holds no ONNX graph');
  const body = parseMessage(graph);
  const tensors = allBytes(body, GRAPH.initializer).map(readTensor);
  const exported = new Graph(
    allBytes(body, GRAPH.node).map(readNode),
    new Map(tensors.map((tensor) => [tensor.name, tensor])),
  );
  const { decoder } = STAGES;
  const phased = addPhase(floatConvolutions(exported).graph);
  const noised = addNoise(phased.graph);
  const stops = decoder.from.map((name) => EXPORTED_NAMES[name] ?? name);
  const normed = carryNorms(noised.graph, decoder.to, stops);
  const rewrites = [phased, noised, normed];
  return {
    parts: { model, body, graph: normed.graph },
    stages: {
      ...STAGES,
      decoder: {
        from: [...decoder.from, ...rewrites.flatMap((rewrite) => rewrite.inputs)],
        to: [...decoder.to, ...rewrites.flatMap((rewrite) => rewrite.outputs)],
      },
    },
  };
}

function cutPieces(parts: ModelParts, name: StageName, stage: Stage): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  encodeMessage(cutStage(parts, name, stage), pieces);
  return pieces;
}
