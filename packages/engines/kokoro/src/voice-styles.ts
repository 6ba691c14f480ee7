import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineFailure } from '@mynah/engine-spec';
import { STYLE_SIZE } from './frames.ts';

/** A voice is a table of styles, one for each length of input in tokens. */
const ROWS = 510;

/** Reads the tables of the voice pack as they are asked for, half a megabyte each, and keeps them. */
export class VoiceStyles {
  readonly #folder: string;
  readonly #tables = new Map<string, Promise<Float32Array>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The 256 numbers of a voice for an input of `tokens` tokens; a copy. */
  async get(voice: string, tokens: number): Promise<Float32Array> {
    const row = Math.min(Math.max(tokens, 0), ROWS - 1) * STYLE_SIZE;
    return (await this.#table(voice)).slice(row, row + STYLE_SIZE);
  }

  /** The mean style of several voices for an input of that length. */
  async mean(voices: readonly string[], tokens: number): Promise<Float32Array> {
    const styles = await Promise.all(voices.map((voice) => this.get(voice, tokens)));
    const sum = new Float32Array(STYLE_SIZE);
    for (const style of styles)
      for (const [index, value] of style.entries()) sum[index]! += value / styles.length;
    return sum;
  }

  #table(voice: string): Promise<Float32Array> {
    const known = this.#tables.get(voice);
    if (known) return known;
    const table = readTable(join(this.#folder, `${voice}.bin`));
    this.#tables.set(voice, table);
    // A file that cannot be read now may be there later: the failure is not kept.
    table.catch(() => this.#tables.delete(voice));
    return table;
  }
}

async function readTable(path: string): Promise<Float32Array> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new EngineFailure('broken', 'A voice of the pack couldn’t be read.', { cause });
  });
  if (bytes.length !== ROWS * STYLE_SIZE * 4)
    throw new EngineFailure('broken', 'A voice of the pack has the wrong size.');
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
