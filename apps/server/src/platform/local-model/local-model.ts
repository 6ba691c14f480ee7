import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PackState } from '@mynah/models';
import type { LanguageModel } from '../language-model/model.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { installLlama, isLlamaInstalled, llamaFolder } from './install-llama.ts';
import { ModelProcess } from './model-process.ts';

/** The model that is fetched where the operator has no file of their own. */
const pack = 'local-llm';
const packModel = 'qwen2.5-coder-1.5b';

/** Packs that are fetched when somebody asks for them. */
export interface PacksOnDemand {
  ensure(name: string, signal: AbortSignal): Promise<string>;
  states(names: readonly string[]): Promise<PackState[]>;
}

export interface LocalModelOptions {
  /** A GGUF file of the operator’s. */
  file: string | undefined;
  dataFolder: string;
  packs: PacksOnDemand | undefined;
  /** The program of its process. */
  entry: URL;
  log: Log;
  metrics: Metrics;
  install?: typeof installLlama;
}

export interface LocalModelState {
  state: 'none' | 'preparing' | 'ready';
  /** As agents name it. */
  name: string;
  /** Of the operator’s own file nothing is fetched, and nothing removed. */
  isOwnFile: boolean;
  /** Of what is fetched, 0 to 1. */
  share: number;
  sizeBytes: number | undefined;
  license: string | undefined;
  problem: string | undefined;
}

/**
 * A language model that runs on this machine, once somebody who runs the server wants it: a GGUF file and
 * node-llama-cpp beside the data, in a process of its own that leaves when nobody has asked for a while.
 */
export class LocalModel {
  readonly #options: LocalModelOptions;
  readonly #folder: string;
  readonly #stopping = new AbortController();
  #file: string | undefined;
  #process: ModelProcess | undefined;
  #preparing: Promise<void> | undefined;
  #problem: string | undefined;

  constructor(options: LocalModelOptions) {
    this.#options = options;
    this.#folder = join(options.dataFolder, 'local-model');
    this.#file = options.file;
  }

  /** Undefined until it is there. */
  get languageModel(): LanguageModel | undefined {
    if (!this.#file || !isLlamaInstalled(this.#folder)) return undefined;
    const { entry, log, metrics } = this.#options;
    const folders = { 'local-model': this.#file, llama: llamaFolder(this.#folder) };
    this.#process ??= new ModelProcess({ name: this.#name, folders, entry, log, metrics });
    return this.#process;
  }

  async state(): Promise<LocalModelState> {
    const isOwnFile = this.#options.file !== undefined;
    const [fetched] = isOwnFile ? [] : ((await this.#options.packs?.states([pack])) ?? []);
    return {
      state: this.languageModel ? 'ready' : this.#preparing ? 'preparing' : 'none',
      name: this.#name,
      isOwnFile,
      share: fetched?.share ?? 1,
      sizeBytes: fetched?.sizeBytes,
      license: fetched?.license,
      problem: this.#problem,
    };
  }

  /** When the server starts: goes on with what was wanted before. */
  resume(): void {
    if (this.#options.file || existsSync(this.#wanted)) this.#prepareBeside();
  }

  /** Fetches what is missing, beside all else; it is wanted from now on, after each start too. */
  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.#wanted, '');
    this.#prepareBeside();
  }

  /** It is wanted no more: its process ends, and what was installed for it goes. The pack stays with the others. */
  async remove(): Promise<void> {
    await rm(this.#wanted, { force: true });
    this.#file = this.#options.file;
    await this.#process?.stop();
    this.#process = undefined;
    if (!this.#file) await rm(llamaFolder(this.#folder), { recursive: true, force: true });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled([this.#preparing, this.#process?.stop()]);
  }

  get #wanted(): string {
    return join(this.#folder, 'wanted');
  }

  get #name(): string {
    return this.#options.file ? basename(this.#options.file, '.gguf') : packModel;
  }

  #prepareBeside(): void {
    this.#preparing ??= this.#prepare().finally(() => {
      this.#preparing = undefined;
    });
  }

  async #prepare(): Promise<void> {
    const { packs, log, install = installLlama } = this.#options;
    const { signal } = this.#stopping;
    this.#problem = undefined;
    try {
      if (!this.#options.file && !packs) throw new Error('This server fetches no models.');
      if (!isLlamaInstalled(this.#folder)) await install(this.#folder, signal);
      if (packs && !this.#options.file) this.#file = join(await packs.ensure(pack, signal), 'model.gguf');
      // removed meanwhile
      if (!this.#options.file && !existsSync(this.#wanted)) await this.remove();
    } catch (cause) {
      if (signal.aborted) return;
      log.warn({ err: cause }, 'the local language model could not be prepared');
      this.#problem = cause instanceof Error ? cause.message : String(cause);
    }
  }
}
