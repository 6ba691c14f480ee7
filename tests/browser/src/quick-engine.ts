import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PackStore } from '@mynah/models';
import { readConfig } from '../../../apps/server/src/platform/config/config.ts';
import { LocalEnginePool } from '../../../apps/server/src/platform/engines/local-engine-pool.ts';
import { LocalSpeechPool } from '../../../apps/server/src/platform/engines/local-speech-pool.ts';
import { addEngineRoutes } from '../../../apps/server/src/platform/engines/remote/engine-routes.ts';
import { createLog } from '../../../apps/server/src/platform/log/log.ts';
import { createMetrics } from '../../../apps/server/src/platform/metrics/metrics.ts';
import { createInternalServer } from '../../../apps/server/src/runtime/internal-server.ts';
import { listen } from '../../../apps/server/src/runtime/listen.ts';
import { taskEngines } from '../../../apps/server/src/runtime/task-engines.ts';

const serverFolder = '../../../apps/server';
const engineKey = 'the secret of the engine beside the journeys';

export interface QuickEngine {
  /** What a server needs in its environment to speak by it. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/**
 * An engine beside the servers, as operators run it on another machine, that has the robotic voices alone: most
 * journeys judge no sound. What else computes is loaded from `MYNAH_PACKS` when a journey first asks for it.
 */
export async function startQuickEngine(): Promise<QuickEngine> {
  const config = readConfig({ PORT: '0', MYNAH_LOG: 'silent' });
  const log = createLog('silent');
  const metrics = createMetrics();
  const folder = await mkdtemp(join(tmpdir(), 'mynah-engine-'));
  const processes = { threads: 1, log, metrics };
  const pool = new LocalSpeechPool({
    ...processes,
    entry: new URL(`${serverFolder}/test/test-engine-process.ts`, import.meta.url),
    packFolders: () => ({}),
    processes: 2,
  });
  const engines = new LocalEnginePool({
    ...processes,
    entry: new URL(`${serverFolder}/src/runtime/task-process.ts`, import.meta.url),
    definitions: taskEngines,
    servers: {},
    packs: new PackStore({ folder, localFolder: process.env.MYNAH_PACKS, builders: {}, tell: () => {} }),
    processes: 1,
  });
  const server = createInternalServer(config, log);
  addEngineRoutes(server, { pool, engines, key: engineKey });
  await pool.ready();
  const address = await listen(server, config);
  return {
    environment: {
      MYNAH_ROLES: 'api,worker,scheduler',
      MYNAH_ENGINE_URL: address,
      MYNAH_ENGINE_KEY: engineKey,
    },
    close: async () => {
      await server.close();
      await Promise.all([pool.stop(), engines.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
