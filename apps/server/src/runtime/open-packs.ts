import { join } from 'node:path';
import { PackStore } from '@mynah/models';
import { buildPackApart } from './build-pack-apart.ts';
import { isEngineAlone } from './check-roles.ts';
import type { Core } from './core.ts';
import { packBuilders } from './pack-builders.ts';
import { showPackProgress } from './show-pack-progress.ts';
import { taskEngines } from './task-engines.ts';

/** The model packs of this machine. */
export function openPacks({ config, dataFolder, terminal }: Core): PackStore {
  return new PackStore({
    folder: join(dataFolder, 'packs'),
    localFolder: config.packsFolder,
    builders: Object.fromEntries(Object.keys(packBuilders).map((step) => [step, buildPackApart(step)])),
    tell: terminal.tell,
    onProgress: showPackProgress(terminal),
  });
}

/** What a process of people and jobs needs besides voices: ffmpeg, for opus and video. */
const mediaPacks = ['ffmpeg'];
/** The models of tasks. */
const taskPacks = [...new Set(taskEngines.flatMap(({ packs, morePacks = [] }) => [...packs, ...morePacks]))];

/** Fetches packs that do not hold back readiness, one after the other: who needs one before is told to wait. */
export async function fetchLaterPacks(packs: PackStore, { config, log, signal }: Core): Promise<void> {
  const wanted = [
    ...(isEngineAlone(config) ? [] : mediaPacks),
    ...(config.roles.includes('engine') ? taskPacks : []),
  ];
  for (const name of wanted) {
    await packs
      .ensure(name, signal)
      .catch((cause) => log.info({ pack: name, cause: String(cause) }, 'a pack waits for a network'));
    if (signal.aborted) return;
  }
}
