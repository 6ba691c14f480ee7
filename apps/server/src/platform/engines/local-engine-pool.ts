import { EngineFailure, within } from '@mynah/engine-spec';
import type {
  RemoteServer,
  TaskEngineDefinition,
  TaskName,
  TaskPart,
  TaskRequest,
} from '@mynah/engine-spec/tasks';
import {
  describeEngine,
  type RunTaskOptions,
  type ServedEngines,
  type TaskEngineInfo,
} from './engine-pool.ts';
import { EngineProcesses, type EngineProcessesOptions } from './engine-processes.ts';
import { runWithRetry } from './run-with-retry.ts';
import type { TaskOrder } from './task-program.ts';

export interface LocalEnginePoolOptions
  extends Omit<EngineProcessesOptions, 'onQueue' | 'niceness' | 'packFolders'> {
  /** Every engine there is, best first. */
  definitions: readonly TaskEngineDefinition[];
  /** Servers that the operator named, by task. */
  servers: Partial<Record<TaskName, RemoteServer>>;
  packs: {
    /** Of packs that are here. */
    folders(): Record<string, string>;
    ensure(name: string, signal: AbortSignal): Promise<string>;
  };
  /** So long a caller who does not wait for models waits nevertheless: one that lies on the disk is only checked. */
  patienceMs?: number;
}

const defaultPatienceMs = 3_000;

/** Makes way for voices, which somebody is listening to. */
const niceness = 5;

/** Engines in processes on this machine, which are started when somebody first asks. */
export class LocalEnginePool implements ServedEngines {
  readonly #options: LocalEnginePoolOptions;
  readonly #stopping = new AbortController();
  #processes: EngineProcesses<null> | undefined;

  constructor(options: LocalEnginePoolOptions) {
    this.#options = options;
  }

  engines<Name extends TaskName>(task: Name): readonly TaskEngineInfo<Name>[] {
    return this.#definitions(task).map(describeEngine);
  }

  async *run<Name extends TaskName>(
    task: Name,
    request: TaskRequest<Name>,
    options: RunTaskOptions,
  ): AsyncGenerator<TaskPart<Name>, void, undefined> {
    const definition = this.#pick(task, options.engine);
    await this.#needPacks(definition, options);
    const order: TaskOrder = {
      task,
      engine: definition.name,
      request,
      packFolders: this.#options.packs.folders(),
      server: this.#options.servers[task],
    };
    yield* runWithRetry({
      begin: () => this.#started().begin<TaskPart<Name>>(order, options),
      mayRetry: (thrown) =>
        thrown instanceof EngineFailure &&
        thrown.retryable &&
        !options.signal.aborted &&
        !this.#stopping.signal.aborted,
    });
    options.signal.throwIfAborted();
  }

  loaded(): ReadonlySet<string> {
    return this.#processes?.loaded() ?? new Set();
  }

  /** How many steps wait for a process. */
  get waiting(): number {
    return this.#processes?.waiting ?? 0;
  }

  /** Process ids, for tests that kill one. */
  pids(): number[] {
    return this.#processes?.pids() ?? [];
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#processes?.stop();
  }

  #definitions<Name extends TaskName>(task: Name): TaskEngineDefinition<Name>[] {
    const { definitions, servers } = this.#options;
    return definitions.filter(
      (definition): definition is TaskEngineDefinition<Name> =>
        definition.task === task && (!definition.remote || servers[task] !== undefined),
    );
  }

  #pick<Name extends TaskName>(task: Name, engine: string | undefined): TaskEngineDefinition<Name> {
    const found = this.#definitions(task).find(({ name }) => engine === undefined || name === engine);
    if (found) return found;
    throw new EngineFailure('unsupported', `This server has no engine for ${engine ?? task}.`);
  }

  /** Fetching goes on when the caller does not wait for it: the next one finds the model. */
  async #needPacks(
    { packs }: TaskEngineDefinition,
    { waitsForModel = false, signal }: RunTaskOptions,
  ): Promise<void> {
    const here = this.#options.packs.folders();
    const missing = packs.filter((pack) => here[pack] === undefined);
    if (missing.length === 0) return;
    const fetched = (async () => {
      for (const pack of missing) await this.#options.packs.ensure(pack, this.#stopping.signal);
    })();
    fetched.catch((cause) =>
      this.#options.log.warn({ err: cause, packs: missing }, 'a model could not be had'),
    );
    const patienceMs = waitsForModel ? undefined : (this.#options.patienceMs ?? defaultPatienceMs);
    if (!(await settledWithin(fetched, patienceMs, signal))) {
      throw new EngineFailure(
        'unavailable',
        'The model for this is still downloading. Try again in a minute.',
      );
    }
  }

  #started(): EngineProcesses<null> {
    const { metrics, packs } = this.#options;
    this.#processes ??= new EngineProcesses({
      ...this.#options,
      niceness,
      packFolders: () => packs.folders(),
      onQueue: (waiting) => metrics.taskQueue.set(waiting),
    });
    return this.#processes;
  }
}

/** Whether it was done in time. @throws EngineFailure when it failed; the signal's reason */
async function settledWithin(
  work: Promise<void>,
  patienceMs: number | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  const timeout = patienceMs === undefined ? signal : within(patienceMs, signal);
  const ended = new Promise<boolean>((resolve) => {
    if (timeout.aborted) resolve(false);
    timeout.addEventListener('abort', () => resolve(false), { once: true });
  });
  const done = work.then(
    () => true,
    (cause) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new EngineFailure('unavailable', `The model for this couldn’t be loaded: ${reason}`, { cause });
    },
  );
  const isDone = await Promise.race([done, ended]);
  signal.throwIfAborted();
  return isDone;
}
