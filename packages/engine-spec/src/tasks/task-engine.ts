import type { EngineHome } from '../engine.ts';
import type { Tasks } from './tasks.ts';

/** What an engine can be asked to do besides speaking. */
export type TaskName = keyof Tasks;
export type TaskRequest<Name extends TaskName> = Tasks[Name]['request'];
export type TaskPart<Name extends TaskName> = Tasks[Name]['part'];
export type TaskTraits<Name extends TaskName> = Tasks[Name]['traits'];

/**
 * An engine that is loaded. Used by one caller at a time. One run is a short step (some seconds of work): whoever has
 * long work cuts it, so that others get their turn in between and a crash costs one step.
 */
export interface TaskEngine<Name extends TaskName = TaskName> {
  /**
   * Yields what is done as soon as it is. The same request gives the same parts. The consumer owns arrays that it
   * gets. Aborting ends the iteration within one inference step, without an error. @throws EngineFailure
   */
  run(request: TaskRequest<Name>, signal: AbortSignal): AsyncIterable<TaskPart<Name>>;
  /** Frees memory and child processes. Idempotent. */
  dispose(): Promise<void>;
}

/** An engine before it is loaded: what it does and what it needs. One constant for each engine. */
export interface TaskEngineDefinition<Name extends TaskName = TaskName> {
  task: Name;
  /** `whisper`: lower case, stands in `x-mynah-engine`. */
  name: string;
  /** The model packs without which it does nothing. */
  packs: readonly string[];
  /** Packs that it does more with: fetched too, but not waited for. */
  morePacks?: readonly string[];
  /** It calls another server: it is there when the operator named one, `MYNAH_<TASK>_URL`. */
  remote?: boolean;
  traits: TaskTraits<Name>;
  /** Loads it. Its packs are there. @throws EngineFailure */
  open(home: TaskEngineHome): Promise<TaskEngine<Name>>;
}

/** A server that does a task for us; given to engines that are `remote`. */
export interface RemoteServer {
  /** The base address, as the operator wrote it. */
  url: string;
  key?: string;
  model?: string;
}

export interface TaskEngineHome extends EngineHome {
  /** The server that the operator named for the engine's task. */
  server?: RemoteServer;
}

/** Declares an engine; the type carries its task. */
export const defineTaskEngine = <Name extends TaskName>(
  definition: TaskEngineDefinition<Name>,
): TaskEngineDefinition<Name> => definition;
