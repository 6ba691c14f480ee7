import type {
  TaskEngineDefinition,
  TaskName,
  TaskPart,
  TaskRequest,
  TaskTraits,
} from '@mynah/engine-spec/tasks';
import type { RunOptions } from './run-options.ts';

/** What the server knows of an engine that runs in other processes, or on another server. */
export interface TaskEngineInfo<Name extends TaskName = TaskName> {
  task: Name;
  name: string;
  /** It is somebody else's server, which the operator named. */
  isRemote: boolean;
  /** Packs that it needs. */
  packs: readonly string[];
  traits: TaskTraits<Name>;
}

export const describeEngine = <Name extends TaskName>({
  task,
  name,
  remote = false,
  packs,
  traits,
}: TaskEngineDefinition<Name>): TaskEngineInfo<Name> => ({ task, name, isRemote: remote, packs, traits });

/** One engine among those of all tasks. */
export const engineKey = ({ task, name }: Pick<TaskEngineInfo, 'task' | 'name'>): string => `${task}/${name}`;

export interface RunTaskOptions extends RunOptions {
  /** The best one when absent. */
  engine?: string;
  /** Waits while a model is fetched, as a job can; otherwise the caller is told to come again. */
  waitsForModel?: boolean;
}

/**
 * Engines for everything but speaking, in supervised processes that make way for speech. They are loaded when they
 * are first asked and leave memory when nobody asks any more. A run holds a process while it lasts; a process that
 * dies costs the run one retry.
 */
export interface EnginePool {
  /** The engines of a task, best first. Empty: nothing here does it. */
  engines<Name extends TaskName>(task: Name): readonly TaskEngineInfo<Name>[];
  /** @throws EngineFailure; `unavailable` while a model is fetched */
  run<Name extends TaskName>(
    task: Name,
    request: TaskRequest<Name>,
    options: RunTaskOptions,
  ): AsyncIterable<TaskPart<Name>>;
  /** Those in memory now, by `engineKey`; undefined where that is the matter of another machine. */
  loaded(): ReadonlySet<string> | undefined;
  stop(): Promise<void>;
}

/** As the servers of other machines see it. */
export interface ServedEngines extends EnginePool {
  /** How many steps wait for a process. */
  readonly waiting: number;
}
