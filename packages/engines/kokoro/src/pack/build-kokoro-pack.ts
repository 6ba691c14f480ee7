import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cutStage, type ModelParts } from './cut-stages.ts';
import { addNoise, addPhase, carryNorms } from './decoder-inputs.ts';
import { floatConvolutions } from './float-convolutions.ts';
import { GRAPH, Graph, MODEL, readNode, readTensor } from './onnx-graph.ts';
import { allBytes, encodeMessage, parseMessage } from './protobuf-message.ts';
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

export interface BuiltFile {
  path: string;
  size: number;
  sha256: string;
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
  const building = `${target}.building-${process.pid}`;
  await mkdir(building, { recursive: true });
  try {
    const files: BuiltFile[] = [];
    for (const [index, name] of stageNames.entries()) {
      signal?.throwIfAborted();
      onProgress?.(index / stageNames.length);
      files.push(await writeStage(building, name, cutPieces(parts, name, stages[name])));
    }
    signal?.throwIfAborted();
    await rename(building, target);
    onProgress?.(1);
    return files;
  } finally {
    await rm(building, { recursive: true, force: true });
  }
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

async function writeStage(folder: string, name: StageName, pieces: Uint8Array[]): Promise<BuiltFile> {
  const path = `${name}.onnx`;
  const hash = createHash('sha256');
  let size = 0;
  for (const piece of pieces) {
    hash.update(piece);
    size += piece.length;
  }
  const file = await open(join(folder, path), 'wx');
  try {
    // The system takes at most 1024 pieces at once.
    for (let at = 0; at < pieces.length; at += 1024) await file.writev(pieces.slice(at, at + 1024));
    await file.sync();
    const written = (await file.stat()).size;
    if (written !== size) throw new Error(`${path}: wrote ${written} of ${size} bytes`);
  } finally {
    await file.close();
  }
  return { path, size, sha256: hash.digest('hex') };
}
