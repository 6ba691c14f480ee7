import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { chapters, getProject } from '../../projects/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { findSounds, oldTakes } from '../../takes/index.ts';
import { listNamedTakes } from '../snapshots.store.ts';

const keptDays = 30;
const dayMs = 24 * 3_600_000;

/** Takes of a month ago that no block and no snapshot names any more. */
export async function purgeTakes(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - keptDays * dayMs);
  for (const { id, workspaceId } of await oldTakes.listProjectsWithOldTakes(platform.db, before)) {
    const project = await getProject(platform, keeperOf(workspaceId), id);
    await purgeTakesOf(platform, project, before);
  }
}

/** Sees every project of the workspace. */
const keeperOf = (workspaceId: string): Actor => ({
  kind: 'session',
  userId: '',
  workspaceId,
  role: 'admin',
  tier: 'free',
  permissions: new Set(),
  granted: new Set(),
});

async function purgeTakesOf(platform: Platform, project: ProjectRow, before: Date): Promise<void> {
  const { db, blobs } = platform;
  const old = await oldTakes.listOldTakes(db, project, before);
  const rows = await chapters.listChapters(db, [project.id]);
  const blocks = await chapters.listBlocks(
    db,
    rows.map(({ id }) => id),
  );
  const sounds = await findSounds(platform, project, blocks);
  const said = new Set([...sounds.values()].map(({ contentHash }) => contentHash));
  const named = await listNamedTakes(db, project);
  for (const { id, blockId, contentHash } of old) {
    if (sounds.has(blockId) || said.has(contentHash) || named.has(id)) continue;
    const blob = await oldTakes.deleteTake(db, project, id);
    if (blob !== undefined) await blobs.remove(blob);
  }
}
