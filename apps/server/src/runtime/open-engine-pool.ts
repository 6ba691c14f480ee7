import { availableParallelism } from 'node:os';
import type { RemoteServer, TaskName } from '@mynah/engine-spec/tasks';
import type { PackStore } from '@mynah/models';
import type { Config } from '../platform/config/config.ts';
import type { EnginePool } from '../platform/engines/engine-pool.ts';
import { LocalEnginePool } from '../platform/engines/local-engine-pool.ts';
import type { Ground } from './ground.ts';
import { taskEngines } from './task-engines.ts';

const threads = 2;
const mostProcesses = 4;

/** The engines for everything but speaking. Nothing is loaded before somebody asks. */
export function openEnginePool({ config, log, metrics, onStop }: Ground, packs: PackStore): EnginePool {
  const cores = availableParallelism();
  const pool = new LocalEnginePool({
    entry: new URL('./task-process.ts', import.meta.url),
    definitions: taskEngines,
    servers: namedServers(config),
    packs,
    processes: config.taskProcesses || Math.max(1, Math.min(mostProcesses, Math.floor(cores / threads))),
    threads: Math.min(threads, cores),
    log,
    metrics,
  });
  onStop(() => pool.stop());
  return pool;
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
