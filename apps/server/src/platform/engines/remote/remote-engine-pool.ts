import { EngineFailure } from '@mynah/engine-spec';
import type { TaskEngineDefinition, TaskName, TaskPart, TaskRequest } from '@mynah/engine-spec/tasks';
import {
  describeEngine,
  type RunTaskOptions,
  type ServedEngines,
  type TaskEngineInfo,
} from '../engine-pool.ts';
import { runWithRetry } from '../run-with-retry.ts';
import { ConnectionLost } from './engine-client.ts';
import type { EngineLink } from './engine-link.ts';

/** Engines for tasks on another machine. What they are is known here, as both sides are of one version. */
export class RemoteEnginePool implements ServedEngines {
  readonly #link: EngineLink;
  readonly #definitions: readonly TaskEngineDefinition[];

  constructor(link: EngineLink, definitions: readonly TaskEngineDefinition[]) {
    this.#link = link;
    this.#definitions = definitions;
  }

  get waiting(): number {
    return this.#link.tasksWaiting;
  }

  engines<Name extends TaskName>(task: Name): readonly TaskEngineInfo<Name>[] {
    const there = this.#link.description?.tasks.filter((each) => each.task === task) ?? [];
    return there.flatMap(({ name }) => {
      const found = this.#definitions.find((each) => each.task === task && each.name === name);
      return found ? [describeEngine(found as TaskEngineDefinition<Name>)] : [];
    });
  }

  async *run<Name extends TaskName>(
    task: Name,
    request: TaskRequest<Name>,
    options: RunTaskOptions,
  ): AsyncGenerator<TaskPart<Name>, void, undefined> {
    const { caller, answer, urgency, engine, waitsForModel, signal } = options;
    const order = { task, engine, caller, answer, urgency, waitsForModel, request };
    if (this.engines(task).length === 0)
      throw new EngineFailure('unsupported', `The remote server has no engine for ${task}.`);
    yield* runWithRetry({
      begin: () => this.#link.begin((client) => client.run<TaskPart<Name>>(order, signal), signal),
      mayRetry: (thrown) => thrown instanceof ConnectionLost && !signal.aborted && !this.#link.isStopping,
    });
    signal.throwIfAborted();
  }

  loaded(): undefined {
    return undefined;
  }

  /** The link is stopped by whoever made it. */
  async stop(): Promise<void> {}
}
