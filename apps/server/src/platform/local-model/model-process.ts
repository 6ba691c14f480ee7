import { availableParallelism } from 'node:os';
import { EngineFailure } from '@mynah/engine-spec';
import { EngineProcesses } from '../engines/engine-processes.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from '../language-model/model.ts';
import { unavailable } from '../language-model/unavailable.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type ChatModelFacts, type ChatOrder, mostContextTokens } from './chat-order.ts';

export interface ModelProcessOptions {
  name: string;
  folders: Record<string, string>;
  entry: URL;
  log: Log;
  metrics: Metrics;
}

/** It holds a gigabyte, and takes some seconds to load. */
const idleMs = 10 * 60_000;

/** The process of a local model: started when it is first asked, gone when nobody has asked for a while. */
export class ModelProcess implements LanguageModel {
  readonly name: string;
  readonly contextTokens = mostContextTokens;
  readonly #options: ModelProcessOptions;
  #processes: EngineProcesses<ChatModelFacts> | undefined;
  #answering = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: ModelProcessOptions) {
    this.#options = options;
    this.name = options.name;
  }

  async *stream({ signal, ...request }: ModelRequest): AsyncIterable<ModelEvent> {
    const { messages, tools, toolChoice, answerSchema, temperature, maxTokens } = request;
    const order: ChatOrder = { messages, tools, toolChoice, answerSchema, temperature, maxTokens };
    clearTimeout(this.#idle);
    this.#answering++;
    try {
      const processes = this.#start();
      await processes.ready();
      yield { type: 'model', name: this.name };
      yield* await processes.begin<ModelEvent>(order, { caller: 'language-model', signal });
    } catch (cause) {
      signal.throwIfAborted();
      if (!(cause instanceof EngineFailure)) throw cause;
      throw unavailable('The language model of this machine failed.', cause);
    } finally {
      this.#answering--;
      if (this.#answering === 0) this.#idle = setTimeout(() => void this.stop(), idleMs).unref();
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const processes = this.#processes;
    this.#processes = undefined;
    await processes?.stop();
  }

  #start(): EngineProcesses<ChatModelFacts> {
    const { entry, folders, log, metrics } = this.#options;
    this.#processes ??= new EngineProcesses<ChatModelFacts>({
      ...{ entry, log, metrics },
      packFolders: () => folders,
      processes: 1,
      threads: availableParallelism(),
      onQueue: () => {},
    });
    return this.#processes;
  }
}
