import { copyFile, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ModelWriter } from '@mynah/onnx';
import { fillFolder, writePieces } from '@mynah/onnx/files';
import { Layers } from './layers.ts';
import { readSizes } from './model-sizes.ts';
import { readWeights } from './read-weights.ts';
import { writeDecoder } from './write-decoder.ts';
import { writeEncoder } from './write-encoder.ts';

export interface WhisperPackOptions {
  /** `model.bin` of a Whisper model for CTranslate2; `config.json` and `vocabulary.txt` lie beside it. */
  source: string;
  /** Folder to be made; it must not exist. It appears complete or not at all. */
  target: string;
  signal?: AbortSignal;
  /** Share done, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** What is taken over as it is: the model's list of special tokens and heads, its words, and its license. */
export const keptFiles = ['config.json', 'vocabulary.txt', 'LICENSE'] as const;

interface ModelConfig {
  alignment_heads: [layer: number, head: number][];
}

/**
 * Builds `encoder.onnx` and `decoder.onnx` with weights of 8 bits from half floats. The files depend on the source
 * only, byte for byte. Takes some seconds and three times the source's size in memory.
 * @throws Error when the source is not such a model; the abort reason when aborted.
 */
export async function buildWhisperPack({
  source,
  target,
  signal,
  onProgress,
}: WhisperPackOptions): Promise<void> {
  const weights = readWeights(await readFile(source, { signal }));
  const folder = dirname(source);
  const config = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8')) as ModelConfig;
  const sizes = readSizes(weights);
  await fillFolder(target, async (building) => {
    for (const name of keptFiles) await copyFile(join(folder, name), join(building, name));
    const halves = {
      encoder: (layers: Layers) => writeEncoder(layers, sizes),
      decoder: (layers: Layers) => writeDecoder(layers, sizes, config.alignment_heads),
    };
    for (const [index, [name, write]] of Object.entries(halves).entries()) {
      signal?.throwIfAborted();
      onProgress?.(index / 2);
      const writer = new ModelWriter();
      write(new Layers(writer, weights));
      await writePieces(building, `${name}.onnx`, writer.encode(name));
    }
    signal?.throwIfAborted();
    onProgress?.(1);
  });
}
