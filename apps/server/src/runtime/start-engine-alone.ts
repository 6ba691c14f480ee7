import type { Config } from '../platform/config/config.ts';
import { addEngineRoutes } from '../platform/engines/remote/engine-routes.ts';
import type { SpeechPool } from '../platform/engines/speech-pool.ts';
import { addHealthRoutes } from '../platform/http/health.ts';
import type { Log } from '../platform/log/log.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { closeServer } from './close-server.ts';
import { createInternalServer } from './internal-server.ts';
import { listen } from './listen.ts';

interface EngineAloneOptions {
  config: Config;
  log: Log;
  metrics: Metrics;
  pool: SpeechPool;
}

/** A process that is nothing but an engine for other servers: no database, no product. */
export async function startEngineAlone({
  config,
  log,
  metrics,
  pool,
}: EngineAloneOptions): Promise<{ address: string; stop(): Promise<void> }> {
  const server = createInternalServer(config, log);
  const waitingFor = async (): Promise<string[]> => (pool.engines().length === 0 ? ['engines'] : []);
  addHealthRoutes(server, { waitingFor }, metrics);
  addEngineRoutes(server, { pool, key: config.engineKey ?? '' });
  const address = await listen(server, config);
  return { address, stop: () => closeServer(server) };
}
