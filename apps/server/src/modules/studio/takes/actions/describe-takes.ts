import type { Platform } from '../../../../platform/platform.ts';
import type { projectPoints } from '../../projects/index.ts';
import type { BlockRow, ProjectRow } from '../../projects/projects.tables.ts';
import { contentHashOf } from '../content-hash.ts';
import { type HeardTake, HeardTakes } from '../heard-take.ts';
import { openSpokenProject, type SpokenProject } from '../spoken-project.ts';
import { listTakeKeys } from '../takes.store.ts';

export interface BlockSound {
  /** Undefined: it has nothing to speak. */
  contentHash: string | undefined;
  heard: HeardTake | undefined;
}

/** What each block says, and by which take it is heard. */
export async function findSounds(
  platform: Platform,
  project: ProjectRow,
  blocks: readonly BlockRow[],
  opened?: SpokenProject,
): Promise<ReadonlyMap<string, BlockSound>> {
  const spoken = opened ?? (await openSpokenProject(platform, project, blocks));
  const hashes = new Map(blocks.map((block) => [block.id, contentHashOf(spoken, block)]));
  const takes = new HeardTakes(
    await listTakeKeys(platform.db, project, {
      blockIds: blocks.map(({ id }) => id),
      hashes: [...hashes.values()].filter((hash) => hash !== undefined),
    }),
  );
  return new Map(
    blocks.map((block) => {
      const contentHash = hashes.get(block.id);
      return [block.id, { contentHash, heard: takes.of(block, contentHash) }];
    }),
  );
}

/** As the editor shows it; those that have no take are not in it. */
export function toBlockTakes(sounds: ReadonlyMap<string, BlockSound>): Map<string, projectPoints.BlockTake> {
  const described = new Map<string, projectPoints.BlockTake>();
  for (const [id, { heard }] of sounds) {
    if (!heard) continue;
    const { take, isCurrent } = heard;
    const state = isCurrent ? 'done' : 'stale';
    described.set(id, { state, takeId: take.id, durationMs: Math.round(take.durationMs), error: null });
  }
  return described;
}
