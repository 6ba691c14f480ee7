import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../context.ts';

/** What was measured, in files of one folder: a run that was stopped goes on where it was. */
export class Kept {
  readonly #folder: string;

  /** @param key names all that the figures depend on */
  constructor(key: string) {
    this.#folder = join(root, '.cache', 'quality', 'cloning', key);
  }

  async find<Value>(name: string): Promise<Value | undefined> {
    const text = await readFile(join(this.#folder, `${name}.json`), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : JSON.parse(text);
  }

  async write(name: string, value: unknown): Promise<void> {
    await this.#put(`${name}.json`, JSON.stringify(value));
  }

  /** Does the work unless it is done. */
  async once<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const known = await this.find<Value>(name);
    if (known !== undefined) return known;
    const value = await work();
    await this.write(name, value);
    return value;
  }

  async sound(name: string, work: () => Promise<Float32Array>): Promise<Float32Array> {
    const bytes = await readFile(join(this.#folder, `${name}.f32`)).catch(() => undefined);
    if (bytes) return new Float32Array(Uint8Array.from(bytes).buffer);
    const samples = await work();
    await this.#put(`${name}.f32`, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
    return samples;
  }

  /** Whole or not at all: a run may end at any moment. */
  async #put(file: string, content: string | Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, file);
    await writeFile(`${path}.part`, content);
    await rename(`${path}.part`, path);
  }
}

/** Changes with the sources of engines and with what else is given. */
export async function keyOf(
  engines: readonly string[],
  ...more: readonly (string | Float32Array)[]
): Promise<string> {
  const hash = createHash('sha256');
  for (const each of more) hash.update(typeof each === 'string' ? each : new Uint8Array(each.slice().buffer));
  for (const engine of engines) {
    const folder = join(root, 'packages', 'engines', engine, 'src');
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter(matters).sort()) hash.update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 24);
}

/** Tests change no figure, nor do voices that are made of words. */
const matters = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('design');
