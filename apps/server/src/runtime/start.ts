import { brand } from '@mynah/contract';
import { createLog } from '../platform/log/log.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { checkRoles, isEngineAlone } from './check-roles.ts';
import type { Core, StartOptions } from './core.ts';
import { takeDataFolder } from './data-folder.ts';
import { openEnginePool } from './open-engine-pool.ts';
import { openPacks } from './open-packs.ts';
import { canSpeakAtOnce, linkEngine, startSpeech } from './start-speech.ts';
import { StartupListener } from './startup-listener.ts';

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
 * The startup is opened first: a start that fetches packs takes minutes. Engines load while the database starts and the
 * product is loaded, unless packs have to be fetched: then the database comes first, as its faults should be told
 * before minutes of fetching. An engine alone has neither.
 */
async function startRoles(options: StartOptions, onStop: Core['onStop']): Promise<string> {
  const { config, terminal, signal } = options;
  checkRoles(config);
  const data = await takeDataFolder(config.dataFolder, config.minFreeMegabytes);
  onStop(data.release);
  const isAlone = isEngineAlone(config);
  const startup = await StartupListener.open(
    config,
    isAlone ? ['engines'] : ['database', 'engines', 'start'],
  );
  onStop(() => startup.close());
  const core: Core = {
    ...options,
    dataFolder: data.path,
    log: createLog(config.logLevel),
    metrics: createMetrics(),
    startup,
    onStop,
  };
  const packs = openPacks(core);
  let speech = (await canSpeakAtOnce(core, packs)) ? await startSpeech(core, packs) : undefined;
  // loaded while the database starts; a fault of it is told where it is awaited
  const product = isAlone ? undefined : import('./start-product.ts');
  product?.catch(() => {});
  const databaseUrl = isAlone ? undefined : await openDatabase(core);
  startup.finish('database');
  signal.throwIfAborted();
  const link = linkEngine(core);
  speech ??= await startSpeech(core, packs, link);
  const engines = openEnginePool(core, packs, link);
  if (product && databaseUrl !== undefined) {
    const { startProduct } = await product;
    return startProduct(core, { databaseUrl, speech, engines, packs });
  }
  const { startEngineAlone } = await import('./start-engine-alone.ts');
  const address = await startEngineAlone(core, { speech, engines, packs });
  terminal.tell(`${brand.name} (engine) is ready: ${address}`);
  return address;
}

async function openDatabase(core: Core): Promise<string> {
  const { openDatabase: open } = await import('./open-database.ts');
  return open(core);
}
