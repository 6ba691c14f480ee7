import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import type { Stereo } from '../dsp/index.ts';

/** Reads a FLAC of the pack; mono goes to both sides. @throws Error when it cannot be read */
export async function readSample(folder: string, file: string): Promise<Stereo> {
  const decoder = new FLACDecoder();
  try {
    await decoder.ready;
    const { channelData } = await decoder.decodeFile(await readFile(join(folder, `${file}.flac`)));
    const [left, right = left] = channelData;
    if (!left || !right || left.length === 0) throw new Error(`${file} holds no sound`);
    return { left: left.slice(), right: right.slice() };
  } finally {
    decoder.free();
  }
}
