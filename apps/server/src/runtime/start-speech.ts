import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildKokoroPack } from '@mynah/engine-kokoro/pack';
import { PackStore } from '@mynah/models';
import type { Config } from '../platform/config/config.ts';
import { LocalSpeechPool } from '../platform/engines/local-speech-pool.ts';
import type { Log } from '../platform/log/log.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { Tell } from './tell.ts';

export interface StartSpeechOptions {
  config: Config;
  dataFolder: string;
  log: Log;
  metrics: Metrics;
  tell: Tell;
}

export interface RunningSpeech {
  pool: LocalSpeechPool;
  /** Packs that do not hold back readiness, in the background. */
  fetchRest(): void;
  stop(): Promise<void>;
}

/** What the neural voices need; without them the fallback speaks. */
const speechPacks = ['kokoro-82m', 'kokoro-voices', 'hibari'];
const laterPacks = ['ffmpeg'];
const mostProcesses = 4;

/** Fetches the speech packs and starts the engine processes. */
export async function startSpeech({
  config,
  dataFolder,
  log,
  metrics,
  tell,
}: StartSpeechOptions): Promise<RunningSpeech> {
  const stopping = new AbortController();
  const packs = new PackStore({
    folder: join(dataFolder, 'packs'),
    localFolder: config.packsFolder,
    builders: { 'kokoro-three-stage': buildKokoroPack },
    tell,
  });
  for (const name of speechPacks) {
    await packs.ensure(name, stopping.signal).catch((cause) => {
      log.warn({ pack: name, err: cause }, 'a model pack could not be had');
      tell(
        `The pack ${name} could not be had (${cause instanceof Error ? cause.message : cause}); speech does without it.`,
      );
    });
  }
  const processes = config.engineProcesses || Math.min(mostProcesses, availableParallelism());
  const pool = new LocalSpeechPool({
    entry: new URL('./engine-process.ts', import.meta.url),
    packFolders: () => packs.folders(),
    processes,
    threads: config.engineThreads || Math.max(1, Math.floor(availableParallelism() / processes)),
    log,
    metrics,
  });
  return {
    pool,
    fetchRest: () => {
      for (const name of laterPacks) {
        packs
          .ensure(name, stopping.signal)
          .catch((cause) => log.info({ pack: name, cause: String(cause) }, 'a pack waits for a network'));
      }
    },
    stop: async () => {
      stopping.abort();
      await pool.stop();
    },
  };
}
