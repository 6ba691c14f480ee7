import { availableParallelism } from 'node:os';
import type { RemoteServer, TaskEngineDefinition, TaskName } from '@mynah/engine-spec/tasks';
import type { PackStore } from '@mynah/models';
import type { Config } from '../platform/config/config.ts';
import type { ServedEngines } from '../platform/engines/engine-pool.ts';
import { JoinedEnginePool } from '../platform/engines/joined-engine-pool.ts';
import { LocalEnginePool } from '../platform/engines/local-engine-pool.ts';
import type { EngineLink } from '../platform/engines/remote/engine-link.ts';
import { RemoteEnginePool } from '../platform/engines/remote/remote-engine-pool.ts';
import type { Core } from './core.ts';
import { engineFolders } from './open-packs.ts';
import { taskEngines } from './task-engines.ts';

const threads = 2;
const mostProcesses = 4;

/**
 * The engines for everything but speaking: those of this machine, of which nothing is loaded before somebody asks, or
 * those of the machine that `link` leads to. Servers that the operator named here are called from here.
 */
export function openEnginePool(core: Core, packs: PackStore, link?: EngineLink): ServedEngines {
  const near = openProcesses(core, packs, link ? taskEngines.filter(({ remote }) => remote) : taskEngines);
  const pool = link ? new JoinedEnginePool(near, new RemoteEnginePool(link, taskEngines)) : near;
  core.onStop(() => pool.stop());
  return pool;
}

function openProcesses(
  core: Core,
  packs: PackStore,
  definitions: readonly TaskEngineDefinition[],
): LocalEnginePool {
  const { config, log, metrics } = core;
  const cores = availableParallelism();
  return new LocalEnginePool({
    entry: new URL('./task-process.ts', import.meta.url),
    definitions,
    servers: namedServers(config),
    packs: { folders: engineFolders(core, packs), ensure: (name, signal) => packs.ensure(name, signal) },
    processes: config.taskProcesses || Math.max(1, Math.min(mostProcesses, Math.floor(cores / threads))),
    threads: Math.min(threads, cores),
    log,
    metrics,
  });
}

/** Servers that the operator named, by the task that they do. */
export const namedServers = (config: Config): Partial<Record<TaskName, RemoteServer>> => ({
  transcription: config.transcriptionServer,
  'voice-conversion': config.voiceConversionServer,
  isolation: config.isolationServer,
  sound: config.soundServer,
  music: config.musicServer,
  classification: config.classificationServer,
});
