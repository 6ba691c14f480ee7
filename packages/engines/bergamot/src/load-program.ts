import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { EngineFailure } from '@mynah/engine-spec';

interface Freed {
  delete(): void;
}
export interface AlignedMemory extends Freed {
  getByteArrayView(): Int8Array;
}
interface List<Item> extends Freed {
  push_back(item: Item): void;
}
export interface TranslationModel extends Freed {
  readonly isTranslationModel?: never;
}
interface Responses extends Freed {
  get(index: number): { getTranslatedText(): string } & Partial<Freed>;
}
interface Options {
  alignment: boolean;
  html: boolean;
  qualityScores: boolean;
}
interface Service extends Freed {
  translate(model: TranslationModel, texts: List<string>, options: List<Options>): Responses;
  translateViaPivoting(
    first: TranslationModel,
    second: TranslationModel,
    texts: List<string>,
    options: List<Options>,
  ): Responses;
}

/** What the program offers, as far as it is used here (browsermt/bergamot-translator, wasm/bindings). */
export interface BergamotProgram {
  AlignedMemory: new (bytes: number, alignment: number) => AlignedMemory;
  AlignedMemoryList: new () => List<AlignedMemory>;
  TranslationModel: new (
    config: string,
    model: AlignedMemory,
    shortlist: AlignedMemory,
    vocabularies: List<AlignedMemory>,
    quality: AlignedMemory | null,
  ) => TranslationModel;
  BlockingService: new (options: { cacheSize: number }) => Service;
  VectorString: new () => List<string>;
  VectorResponseOptions: new () => List<Options>;
}

type Exports = Record<string, (...values: number[]) => number>;
type Module = BergamotProgram & { asm?: Exports };

/** Matrix products: Firefox brings its own, and the program has them under other names for everybody else. */
const products = {
  int8_prepare_a: 'int8PrepareAFallback',
  int8_prepare_b: 'int8PrepareBFallback',
  int8_prepare_b_from_transposed: 'int8PrepareBFromTransposedFallback',
  int8_prepare_b_from_quantized_transposed: 'int8PrepareBFromQuantizedTransposedFallback',
  int8_prepare_bias: 'int8PrepareBiasFallback',
  int8_multiply_and_add_bias: 'int8MultiplyAndAddBiasFallback',
  int8_select_columns_of_b: 'int8SelectColumnsOfBFallback',
} as const;

/** Starts the program of the pack in this process. @throws EngineFailure `broken` */
export async function loadProgram(folder: string): Promise<BergamotProgram> {
  const name = 'bergamot-translator-worker';
  try {
    const wasm = await WebAssembly.compile(await readFile(join(folder, `${name}.wasm`)));
    const glue = await readFile(join(folder, `${name}.js`), 'utf8');
    const start = compileFunction(glue, ['Module'], { filename: `${name}.js` }) as (module: object) => void;
    return await new Promise<BergamotProgram>((resolve, reject) => {
      const module: Partial<Module> & Record<string, unknown> = {
        print: () => {},
        printErr: () => {},
        onAbort: (reason: unknown) => reject(new Error(String(reason))),
        onRuntimeInitialized: () => resolve(module as Module),
        instantiateWasm: (imports: WebAssembly.Imports, accept: (instance: WebAssembly.Instance) => void) => {
          const wasm_gemm = Object.fromEntries(
            Object.entries(products).map(([wanted, own]) => [
              wanted,
              (...values: number[]) => module.asm?.[own]?.(...values),
            ]),
          );
          WebAssembly.instantiate(wasm, { ...imports, wasm_gemm } as WebAssembly.Imports).then(
            accept,
            reject,
          );
          return {};
        },
      };
      start(module);
    });
  } catch (cause) {
    throw new EngineFailure('broken', 'The translation program couldn’t be started.', { cause });
  }
}
