import { join } from 'node:path';
import { PackStore } from '@mynah/models';
import type { Log } from '../platform/log/log.ts';
import { buildPackApart } from './build-pack-apart.ts';
import type { Ground } from './ground.ts';
import { packBuilders } from './pack-builders.ts';
import { showPackProgress } from './show-pack-progress.ts';
import { taskEngines } from './task-engines.ts';

/** The model packs of this machine. */
export function openPacks({ config, dataFolder, terminal }: Ground): PackStore {
  return new PackStore({
    folder: join(dataFolder, 'packs'),
    localFolder: config.packsFolder,
    builders: Object.fromEntries(Object.keys(packBuilders).map((step) => [step, buildPackApart(step)])),
    tell: terminal.tell,
    onProgress: showPackProgress(terminal),
  });
}

/** What a process of people and jobs needs besides voices: ffmpeg, for opus and video, and the models of tasks. */
const laterPacks = [
  'ffmpeg',
  ...new Set(taskEngines.flatMap(({ packs, morePacks = [] }) => [...packs, ...morePacks])),
];

/** Fetches packs that do not hold back readiness, one after the other: who needs one before is told to wait. */
export async function fetchLaterPacks(packs: PackStore, log: Log, signal: AbortSignal): Promise<void> {
  for (const name of laterPacks) {
    await packs
      .ensure(name, signal)
      .catch((cause) => log.info({ pack: name, cause: String(cause) }, 'a pack waits for a network'));
    if (signal.aborted) return;
  }
}
