import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ModelFiles } from './find-models.ts';
import type { AlignedMemory, BergamotProgram, TranslationModel } from './load-program.ts';

/** Greedy, one thread, as Firefox asks these models. */
const configOf = ({ hasAlphas }: ModelFiles): string =>
  Object.entries({
    'beam-size': 1,
    normalize: '1.0',
    'word-penalty': 0,
    'max-length-break': 128,
    'mini-batch-words': 1024,
    workspace: 128,
    'max-length-factor': '2.0',
    'skip-cost': true,
    'cpu-threads': 0,
    quiet: true,
    'quiet-translation': true,
    'gemm-precision': hasAlphas ? 'int8shiftAlphaAll' : 'int8shiftAll',
    alignment: 'soft',
  })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');

/** A way takes two at most. */
const mostModels = 2;

/** Models in the program's memory, which has room for few. */
export class LoadedModels {
  readonly #program: BergamotProgram;
  /** The last that was used comes last. */
  readonly #models = new Map<string, TranslationModel>();

  constructor(program: BergamotProgram) {
    this.#program = program;
  }

  /** Those of one way. */
  async take(files: readonly ModelFiles[]): Promise<TranslationModel[]> {
    const taken: TranslationModel[] = [];
    for (const each of files) {
      const model = this.#models.get(each.model) ?? (await this.#load(each, files));
      this.#models.delete(each.model);
      this.#models.set(each.model, model);
      taken.push(model);
    }
    return taken;
  }

  async #load(files: ModelFiles, way: readonly ModelFiles[]): Promise<TranslationModel> {
    for (const [name, model] of this.#models) {
      if (this.#models.size < mostModels) break;
      if (way.some((each) => each.model === name)) continue;
      this.#models.delete(name);
      model.delete();
    }
    const vocabularies = new this.#program.AlignedMemoryList();
    const model = await this.#memoryOf(files.model, 256);
    const shortlist = await this.#memoryOf(files.shortlist, 64);
    for (const path of files.vocabularies) vocabularies.push_back(await this.#memoryOf(path, 64));
    return new this.#program.TranslationModel(configOf(files), model, shortlist, vocabularies, null);
  }

  async #memoryOf(path: string, alignment: number): Promise<AlignedMemory> {
    const file = await readFile(path);
    const bytes = path.endsWith('.gz') ? await promisify(gunzip)(file) : file;
    const memory = new this.#program.AlignedMemory(bytes.length, alignment);
    memory.getByteArrayView().set(bytes);
    return memory;
  }
}
