import { EngineFailure, type EngineHome } from '@mynah/engine-spec';
import type { RemoteServer, TaskEngine, TaskEngineDefinition, TaskName } from '@mynah/engine-spec/tasks';
import { engineKey } from './engine-pool.ts';
import type { EngineProgram } from './serve-engines.ts';

/** What a process with engines for tasks is asked to do. */
export interface TaskOrder {
  task: TaskName;
  engine: string;
  request: unknown;
  /** Packs may have come since the process was started. */
  packFolders: Record<string, string>;
  server: RemoteServer | undefined;
}

/** An engine that nobody asked for so long leaves memory. */
const idleMs = 60_000;

interface LoadedEngine {
  engine: TaskEngine;
  idle: NodeJS.Timeout;
  /** How many of its `morePacks` were there. */
  more: number;
}

const countMore = (
  { morePacks = [] }: TaskEngineDefinition,
  packFolders: Readonly<Record<string, string>>,
): number => morePacks.filter((pack) => packFolders[pack] !== undefined).length;

/** The program of a process that does tasks: an engine is loaded when it is first asked. */
export function taskProgram(definitions: readonly TaskEngineDefinition[]): EngineProgram<null, TaskOrder> {
  const loaded = new Map<TaskEngineDefinition, LoadedEngine>();
  /** Those of `loaded`, and the one that its first order just opened. */
  const inMemory = new Set<TaskEngineDefinition>();
  let home: EngineHome;
  let tellLoaded: (engines: readonly string[]) => void;
  const tell = (): void => tellLoaded([...inMemory].map(engineKey));

  const forget = async (definition: TaskEngineDefinition): Promise<void> => {
    const found = loaded.get(definition);
    loaded.delete(definition);
    inMemory.delete(definition);
    tell();
    clearTimeout(found?.idle);
    await found?.engine.dispose().catch(() => {});
  };

  /** A pack that an engine does more with has come since it was loaded. */
  const hasMore = (definition: TaskEngineDefinition, packFolders: Record<string, string>): boolean =>
    loaded.has(definition) && loaded.get(definition)?.more !== countMore(definition, packFolders);

  const take = async ({ task, engine: name, packFolders, server }: TaskOrder) => {
    const definition = definitions.find((each) => each.task === task && each.name === name);
    if (!definition) throw new EngineFailure('unsupported', `There is no engine ${name} in this process.`);
    if (hasMore(definition, packFolders)) await forget(definition);
    const found = loaded.get(definition);
    clearTimeout(found?.idle);
    const packFolder = (pack: string): string | undefined => packFolders[pack];
    const engine = found?.engine ?? (await definition.open({ ...home, packFolder, server }));
    if (!found) {
      inMemory.add(definition);
      tell();
    }
    return { definition, engine };
  };

  return {
    async load(given, tellServer) {
      home = given;
      tellLoaded = tellServer;
      return null;
    },
    async *run(order, signal) {
      const { definition, engine } = await take(order);
      try {
        yield* engine.run(order.request as never, signal);
      } finally {
        const idle = setTimeout(() => void forget(definition), idleMs).unref();
        loaded.set(definition, { engine, idle, more: countMore(definition, order.packFolders) });
      }
    },
    async dispose() {
      await Promise.all([...loaded.keys()].map(forget));
    },
  };
}
