import { join } from 'node:path';
import { PackStore } from '@mynah/models';
import type { Log } from '../platform/log/log.ts';
import { buildPackApart } from './build-pack-apart.ts';
import type { Ground } from './ground.ts';
import { showPackProgress } from './show-pack-progress.ts';

/** The model packs of this machine. */
export function openPacks({ config, dataFolder, terminal }: Ground): PackStore {
  return new PackStore({
    folder: join(dataFolder, 'packs'),
    localFolder: config.packsFolder,
    builders: { 'kokoro-three-stage': buildPackApart },
    tell: terminal.tell,
    onProgress: showPackProgress(terminal),
  });
}

/** What a process of people and jobs needs besides voices: ffmpeg, for opus. */
const laterPacks = ['ffmpeg'];

/** Fetches packs that do not hold back readiness, without a word: nobody waits for them. */
export function fetchLaterPacks(packs: PackStore, log: Log, signal: AbortSignal): void {
  for (const name of laterPacks) {
    packs
      .ensure(name, signal)
      .catch((cause) => log.info({ pack: name, cause: String(cause) }, 'a pack waits for a network'));
  }
}
