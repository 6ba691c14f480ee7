import type { PackStore } from '@mynah/models';
import type { ServedEngines } from '../platform/engines/engine-pool.ts';
import { addEngineRoutes } from '../platform/engines/remote/engine-routes.ts';
import type { SpeechPool } from '../platform/engines/speech-pool.ts';
import { addHealthRoutes } from '../platform/http/health.ts';
import { closeServer } from './close-server.ts';
import type { Core } from './core.ts';
import { createInternalServer } from './internal-server.ts';
import { listen } from './listen.ts';
import { fetchLaterPacks } from './open-packs.ts';
import { untilReady } from './start-speech.ts';

interface EngineAlone {
  speech: SpeechPool;
  engines: ServedEngines;
  packs: PackStore;
}

/** A process that is nothing but an engine for other servers: no database, no product. */
export async function startEngineAlone(
  core: Core,
  { speech: pool, engines, packs }: EngineAlone,
): Promise<string> {
  const { config, log, metrics, signal, startup, onStop } = core;
  const server = createInternalServer(config, log);
  const waitingFor = async (): Promise<string[]> => (pool.engines().length === 0 ? ['engines'] : []);
  addHealthRoutes(server, { waitingFor }, metrics);
  addEngineRoutes(server, { pool, engines, key: config.engineKey ?? '' });
  onStop(() => closeServer(server));
  await untilReady(pool, signal);
  const address = await listen(server, config, startup);
  void fetchLaterPacks(packs, core);
  return address;
}
