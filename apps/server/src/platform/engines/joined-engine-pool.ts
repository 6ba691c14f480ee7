import type { TaskName, TaskPart, TaskRequest } from '@mynah/engine-spec/tasks';
import type { RunTaskOptions, ServedEngines, TaskEngineInfo } from './engine-pool.ts';

/** Two pools as one: what the first has is done by it. */
export class JoinedEnginePool implements ServedEngines {
  readonly #first: ServedEngines;
  readonly #second: ServedEngines;

  constructor(first: ServedEngines, second: ServedEngines) {
    this.#first = first;
    this.#second = second;
  }

  get waiting(): number {
    return this.#first.waiting + this.#second.waiting;
  }

  engines<Name extends TaskName>(task: Name): readonly TaskEngineInfo<Name>[] {
    const first = this.#first.engines(task);
    const others = this.#second.engines(task).filter(({ name }) => first.every((each) => each.name !== name));
    return [...first, ...others];
  }

  run<Name extends TaskName>(
    task: Name,
    request: TaskRequest<Name>,
    options: RunTaskOptions,
  ): AsyncIterable<TaskPart<Name>> {
    const isFirst = this.#first
      .engines(task)
      .some(({ name }) => options.engine === undefined || options.engine === name);
    return (isFirst ? this.#first : this.#second).run(task, request, options);
  }

  /** What is called from here is somebody else's server: there is nothing to load. */
  loaded(): ReadonlySet<string> | undefined {
    return this.#second.loaded();
  }

  async stop(): Promise<void> {
    await Promise.all([this.#first.stop(), this.#second.stop()]);
  }
}
