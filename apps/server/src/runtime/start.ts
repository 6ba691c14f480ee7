import { brand } from '@mynah/contract';
import { createLog } from '../platform/log/log.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { checkRoles, isEngineAlone } from './check-roles.ts';
import { takeDataFolder } from './data-folder.ts';
import { FrontDoor } from './front-door.ts';
import type { Ground, StartOptions } from './ground.ts';
import { openEnginePool } from './open-engine-pool.ts';
import { openPacks } from './open-packs.ts';
import { canSpeakAtOnce, linkEngine, startSpeech } from './start-speech.ts';

export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/** Starts the chosen roles. What was started is stopped again in reverse. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const undo of stops.splice(0).reverse()) await undo();
  };
  try {
    const address = await startRoles(options, (undo) => stops.push(undo));
    return { address, stop };
  } catch (cause) {
    await stop().catch(() => {});
    throw cause;
  }
}

/**
 * The door is opened first: a start that fetches packs takes minutes. Engines load while the database starts and the
 * product is loaded, unless packs have to be fetched: then the database comes first, as its faults should be told
 * before minutes of fetching. An engine alone has neither.
 */
async function startRoles(options: StartOptions, onStop: Ground['onStop']): Promise<string> {
  const { config, terminal, signal } = options;
  checkRoles(config);
  const data = await takeDataFolder(config.dataFolder, config.minFreeMegabytes);
  onStop(data.release);
  const isAlone = isEngineAlone(config);
  const door = await FrontDoor.open(config, isAlone ? ['engines'] : ['database', 'engines', 'start']);
  onStop(() => door.close());
  const ground: Ground = {
    ...options,
    dataFolder: data.path,
    log: createLog(config.logLevel),
    metrics: createMetrics(),
    door,
    onStop,
  };
  const packs = openPacks(ground);
  let speech = (await canSpeakAtOnce(ground, packs)) ? await startSpeech(ground, packs) : undefined;
  const databaseUrl = isAlone ? undefined : await openDatabase(ground);
  door.finish('database');
  signal.throwIfAborted();
  const link = linkEngine(ground);
  speech ??= await startSpeech(ground, packs, link);
  const engines = openEnginePool(ground, packs, link);
  if (databaseUrl !== undefined) {
    const { startProduct } = await import('./start-product.ts');
    return startProduct(ground, { databaseUrl, speech, engines, packs });
  }
  const { startEngineAlone } = await import('./start-engine-alone.ts');
  const address = await startEngineAlone(ground, { speech, engines, packs });
  terminal.tell(`${brand.name} (engine) is ready: ${address}`);
  return address;
}

async function openDatabase(ground: Ground): Promise<string> {
  const { openDatabase: open } = await import('./open-database.ts');
  return open(ground);
}
