import { copyFile, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fillFolder, writePieces } from '@mynah/onnx/files';
import { Safetensors } from './safetensors.ts';
import { writeMinilm } from './write-minilm.ts';

export interface MinilmPackOptions {
  /** `model.safetensors`, with `vocab.txt` beside it. Their hashes are the caller's to check. */
  source: string;
  /** Folder to be made; it must not exist. It appears complete or not at all. */
  target: string;
  signal?: AbortSignal;
  /** Share done, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Builds the pack: the model as ONNX with int8 weights, and its vocabulary. The files depend on the source only, byte
 * for byte. Takes about a second and three times the source's size in memory.
 * @throws Error when the source is not the expected model; the abort reason when aborted.
 */
export async function buildMinilmPack({
  source,
  target,
  signal,
  onProgress,
}: MinilmPackOptions): Promise<void> {
  const weights = new Safetensors(await readFile(source, { signal }));
  onProgress?.(0);
  await fillFolder(target, async (folder) => {
    await writePieces(folder, 'model.onnx', writeMinilm(weights));
    await copyFile(join(dirname(source), 'vocab.txt'), join(folder, 'vocab.txt'));
    signal?.throwIfAborted();
    onProgress?.(1);
  });
}
