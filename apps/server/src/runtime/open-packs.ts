import { join } from 'node:path';
import { PackStore } from '@mynah/models';
import type { Config } from '../platform/config/config.ts';
import type { KnownPacks } from '../platform/engines/known-packs.ts';
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

/**
 * Where engines find their packs as they are now, and keep what they make of them for this machine. `packs` and
 * `local-packs` are the folders of all packs, where people put models that no manifest names.
 */
export function engineFolders({ config, dataFolder }: Core, packs: PackStore): () => Record<string, string> {
  const all = {
    packs: join(dataFolder, 'packs'),
    ...(config.packsFolder && { 'local-packs': config.packsFolder }),
  };
  const variants: Record<string, string> =
    config.engineVariant === 'mapped' ? { 'kokoro-variants': join(dataFolder, 'variants') } : {};
  return () => ({ ...packs.folders(), ...all, ...variants });
}

/** What the neural voices need; without the first two the fallback speaks, without the last Arabic has no vowels. */
export const speechPacks = ['kokoro-82m', 'kokoro-voices', 'hibari', 'arabic-vowels'];
/** What a process of people and jobs needs besides voices: ffmpeg, for opus and video. */
const mediaPacks = ['ffmpeg'];
/** The models of tasks. */
const taskPacks = [...new Set(taskEngines.flatMap(({ packs, morePacks = [] }) => [...packs, ...morePacks]))];

/** What a process wants beside its voices. */
const laterPacks = (config: Config): string[] => [
  ...(isEngineAlone(config) ? [] : mediaPacks),
  ...(config.roles.includes('engine') ? taskPacks : []),
];

/** All that this process wants, as it stands now. */
export const knownPacks = (packs: PackStore, config: Config): KnownPacks => ({
  states: () =>
    packs.states([...(config.roles.includes('engine') ? speechPacks : []), ...laterPacks(config)]),
});

/** Fetches packs that do not hold back readiness, one after the other: who needs one before is told to wait. */
export async function fetchLaterPacks(packs: PackStore, { config, log, signal }: Core): Promise<void> {
  for (const name of laterPacks(config)) {
    await packs
      .ensure(name, signal)
      .catch((cause) => log.info({ pack: name, cause: String(cause) }, 'a pack waits for a network'));
    if (signal.aborted) return;
  }
}
