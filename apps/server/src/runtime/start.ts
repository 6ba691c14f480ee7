import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@mynah/contract';
import { createOwnerLink } from '../modules/accounts/index.ts';
import { ensureConfiguredOwner } from '../modules/workspaces/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { type RunningPostgres, startPostgres } from '../platform/postgres/index.ts';
import { type Assembly, assemble } from './assemble.ts';
import { takeDataFolder } from './data-folder.ts';
import { StartFault } from './start-fault.ts';
import { startSpeech } from './start-speech.ts';
import type { Tell } from './tell.ts';

export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Starts the chosen roles. What was started is stopped again in reverse, the database last. */
export async function startServer(config: Config, tell: Tell): Promise<RunningServer> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const undo of stops.splice(0).reverse()) await undo();
  };
  try {
    const address = await startRoles(config, tell, stops);
    return { address, stop };
  } catch (cause) {
    await stop().catch(() => {});
    throw cause;
  }
}

async function startRoles(config: Config, tell: Tell, stops: (() => Promise<void>)[]): Promise<string> {
  const data = await takeDataFolder(config.dataFolder);
  stops.push(data.release);
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  const database = await openDatabase(config, data.path);
  stops.push(database.stop);
  await migrateDatabase(database.url).catch(explainDatabase);

  const speech = await startSpeech({ config, dataFolder: data.path, log, metrics, tell });
  stops.push(() => speech.stop());
  const assembly = await assemble({
    config,
    databaseUrl: database.url,
    dataFolder: data.path,
    log,
    clock: systemClock,
    metrics,
    speech: speech.pool,
    webFolder: existsSync(webFolder) ? webFolder : undefined,
  });
  stops.push(assembly.stop);
  const address = config.roles.includes('api') ? await listen(assembly, config) : '';
  await speech.pool.ready();
  await assembly.start();
  await ensureConfiguredOwner(assembly.platform);
  speech.fetchRest();
  if (address) await greet(assembly, address, tell);
  return address;
}

async function openDatabase(
  config: Config,
  dataFolder: string,
): Promise<Pick<RunningPostgres, 'url' | 'stop'>> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} };
  return startPostgres({ folder: join(dataFolder, 'postgres') });
}

/** The address may hold a password, so the sentence names the reason alone. */
function explainDatabase(cause: unknown): never {
  const code = (cause as { code?: string }).code;
  const isConnection = code !== undefined && /^(E[A-Z]{3,}|08...|28...|3D000|57P03)$/.test(code);
  if (isConnection) throw new StartFault(`The database of DATABASE_URL cannot be used (${code}).`);
  throw cause;
}

async function listen(assembly: Assembly, config: Config): Promise<string> {
  try {
    return await assembly.listen();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartFault(`The port ${config.port} is taken. Choose another with PORT=4701 npm start.`);
    }
    throw cause;
  }
}

async function greet(assembly: Assembly, address: string, tell: Tell): Promise<void> {
  tell(`${brand.name} is ready: ${address}`);
  const token = await createOwnerLink(assembly.platform);
  if (token) tell(`Set up the owner with this link, once: ${address}/app/setup?token=${token}`);
}
