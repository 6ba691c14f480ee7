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
import { startPostgres } from '../platform/postgres/index.ts';
import { type Assembly, assemble } from './assemble.ts';
import { checkRoles, isEngineAlone } from './check-roles.ts';
import { takeDataFolder } from './data-folder.ts';
import { fetchLaterPacks, openPacks } from './open-packs.ts';
import { startEngineAlone } from './start-engine-alone.ts';
import { StartFault } from './start-fault.ts';
import { startSpeech, untilReady } from './start-speech.ts';
import type { Terminal } from './terminal.ts';
import { together } from './together.ts';

export interface StartOptions {
  config: Config;
  terminal: Terminal;
  /** Breaks the start off; what was started is stopped again. */
  signal: AbortSignal;
}

export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

type Stops = (() => Promise<void>)[];

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Starts the chosen roles. What was started is stopped again in reverse. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const ending = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  const stops: Stops = [];
  const stop = async (): Promise<void> => {
    ending.abort();
    for (const undo of stops.splice(0).reverse()) await undo();
  };
  try {
    const address = await startRoles({ ...options, signal }, stops, (cause) => ending.abort(cause));
    return { address, stop };
  } catch (cause) {
    await stop().catch(() => {});
    throw cause;
  }
}

async function startRoles(
  options: StartOptions,
  stops: Stops,
  giveUp: (cause: unknown) => void,
): Promise<string> {
  const { config, terminal, signal } = options;
  checkRoles(config);
  const data = await takeDataFolder(config.dataFolder);
  stops.push(data.release);
  const log = createLog(config.logLevel);
  const metrics = createMetrics();
  const packs = openPacks({ config, dataFolder: data.path, terminal });
  const startPool = async () => {
    const pool = await startSpeech({ config, packs, log, metrics, terminal, signal });
    stops.push(() => pool.stop());
    return pool;
  };

  if (isEngineAlone(config)) {
    const pool = await startPool();
    const served = await startEngineAlone({ config, log, metrics, pool });
    stops.push(served.stop);
    await untilReady(pool, signal);
    greet(config, served.address, terminal);
    return served.address;
  }

  const [databaseUrl, speech] = await together([openDatabase(config, data.path, stops), startPool()], giveUp);
  signal.throwIfAborted();
  const assembly = await assemble({
    config,
    databaseUrl,
    dataFolder: data.path,
    log,
    clock: systemClock,
    metrics,
    speech,
    webFolder: existsSync(webFolder) ? webFolder : undefined,
  });
  stops.push(assembly.stop);
  const address = await assembly.listen();
  await untilReady(speech, signal);
  await assembly.start();
  await ensureConfiguredOwner(assembly.platform);
  fetchLaterPacks(packs, log, signal);
  greet(config, address, terminal);
  if (config.roles.includes('api')) await tellOwnerLink(assembly, address, terminal);
  return address;
}

/** The database at the given address or in the data folder, its schema brought up to date. */
async function openDatabase(config: Config, dataFolder: string, stops: Stops): Promise<string> {
  if (!config.databaseUrl) {
    const database = await startPostgres({ folder: join(dataFolder, 'postgres') });
    stops.push(database.stop);
    await migrateDatabase(database.url);
    return database.url;
  }
  await migrateDatabase(config.databaseUrl).catch(explainDatabase);
  return config.databaseUrl;
}

/** The address may hold a password, so the sentence names the reason alone. */
function explainDatabase(cause: unknown): never {
  const code = (cause as { code?: string }).code;
  const isConnection = code !== undefined && /^(E[A-Z]{3,}|08...|28...|3D000|57P03)$/.test(code);
  if (isConnection) throw new StartFault(`The database of DATABASE_URL cannot be used (${code}).`);
  throw cause;
}

/** Names the roles when they are not those of a server that does everything people ask of it. */
function greet({ roles }: Config, address: string, terminal: Terminal): void {
  const who = roles.includes('api') ? brand.name : `${brand.name} (${roles.join(', ')})`;
  terminal.tell(`${who} is ready: ${address}`);
}

async function tellOwnerLink(assembly: Assembly, address: string, terminal: Terminal): Promise<void> {
  const token = await createOwnerLink(assembly.platform);
  if (token) terminal.tell(`Set up the owner with this link, once: ${address}/app/setup?token=${token}`);
}
