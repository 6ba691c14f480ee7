import { availableParallelism } from 'node:os';
import { EngineFailure } from '@mynah/engine-spec';
import type { PackStore } from '@mynah/models';
import { LocalSpeechPool } from '../platform/engines/local-speech-pool.ts';
import { EngineLink } from '../platform/engines/remote/engine-link.ts';
import { RemoteSpeechPool } from '../platform/engines/remote/remote-speech-pool.ts';
import type { SpeechPool } from '../platform/engines/speech-pool.ts';
import type { Core } from './core.ts';
import { engineFolders, speechPacks } from './open-packs.ts';
import { StartFault } from './start-fault.ts';

const mostProcesses = 4;

/** Whether engines of this process can be started without fetching anything. */
export async function canSpeakAtOnce({ config }: Core, packs: PackStore): Promise<boolean> {
  if (!config.roles.includes('engine')) return false;
  const here = await Promise.all(speechPacks.map((name) => packs.has(name)));
  return here.every(Boolean);
}

/** The way to the engines of another machine, for a process that has none of its own. */
export function linkEngine(core: Core): EngineLink | undefined {
  const { engineUrl: url, engineKey: key, roles } = core.config;
  if (roles.includes('engine') || !url || !key) return undefined;
  const { log, metrics, terminal } = core;
  let ready = false;
  const onTrouble = (sentence: string): void => {
    if (ready) log.warn(sentence);
    else terminal.tell(`${sentence} Waiting for it.`);
  };
  const link = new EngineLink({ url, key, metrics, onTrouble });
  link.ready().then(
    () => {
      ready = true;
    },
    // told by whoever waits for it
    () => {},
  );
  core.onStop(async () => link.stop());
  return link;
}

/** The engines that this process speaks with: its own, or those of another machine. Not ready yet. */
export async function startSpeech(core: Core, packs: PackStore, link?: EngineLink): Promise<SpeechPool> {
  const pool = link ? new RemoteSpeechPool(link) : await startEngines(core, packs);
  core.onStop(() => pool.stop());
  return pool;
}

/** Fetches the speech packs and starts the engine processes. */
async function startEngines(core: Core, packs: PackStore): Promise<SpeechPool> {
  const { config, log, metrics, terminal, signal, startup } = core;
  startup.begin('packs');
  for (const name of speechPacks) {
    await packs.ensure(name, signal).catch((cause) => {
      signal.throwIfAborted();
      log.warn({ pack: name, err: cause }, 'a model pack could not be had');
      const reason = cause instanceof Error ? cause.message : cause;
      terminal.tell(`The pack ${name} couldn’t be downloaded (${reason}). Speech works without it.`);
    });
  }
  startup.finish('packs');
  const cores = availableParallelism();
  const processes = config.engineProcesses || Math.min(mostProcesses, cores);
  const threads = Math.max(1, Math.floor(cores / processes));
  return new LocalSpeechPool({
    entry: new URL('./speech-process.ts', import.meta.url),
    packFolders: engineFolders(core, packs),
    processes,
    threads: config.engineThreads || threads,
    // who has set the threads wants these and no more
    allThreads: config.engineThreads === 0 && threads < cores ? cores : undefined,
    log,
    metrics,
  });
}

/** Resolves when the engines speak. @throws StartFault when they never will; the signal's reason. */
export async function untilReady(pool: SpeechPool, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  await Promise.race([pool.ready(), aborted]).catch((cause) => {
    if (cause instanceof EngineFailure) throw new StartFault(cause.message);
    throw cause;
  });
}
