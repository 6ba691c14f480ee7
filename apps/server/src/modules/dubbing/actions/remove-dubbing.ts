import type { Queryable } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeRun } from '../../../platform/workflows/index.ts';
import { tellChanged } from '../dubbing-events.ts';
import { deleteDubbing, listSourceBlobs } from '../dubbings.store.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { makeExport } from '../exporting/make-export.ts';
import { listExportBlobs, listOpenExports } from '../exports.store.ts';
import { makeLanguage } from '../making/make-language.ts';
import { prepareSource } from '../source/prepare-source.ts';
import { deleteTarget, listOpenRuns, listTargetBlobs } from '../targets.store.ts';
import type { TargetRow } from '../targets.tables.ts';

/** With everything made of it. */
export async function removeDubbing(platform: Platform, dubbing: DubbingRow): Promise<void> {
  await stopWork(platform, [dubbing.id]);
  const keys = await blobsOfDubbings(platform.db, [dubbing.id]);
  await platform.db.transaction(async (transaction) => {
    await deleteDubbing(transaction, dubbing);
    await tellChanged(platform, transaction, dubbing);
  });
  for (const key of keys) await platform.blobs.remove(key);
}

/** One language of it; the source and the others stay. */
export async function removeTarget(
  platform: Platform,
  dubbing: DubbingRow,
  target: TargetRow,
): Promise<void> {
  if (target.runId !== null) await removeRun(platform, makeLanguage, target.runId);
  const keys = [
    ...(await listTargetBlobs(platform.db, [dubbing.id], target.id)),
    ...(await listExportBlobs(platform.db, [dubbing.id], target.id)),
  ];
  await platform.db.transaction(async (transaction) => {
    await deleteTarget(transaction, target);
    await tellChanged(platform, transaction, dubbing);
  });
  for (const key of keys) await platform.blobs.remove(key);
}

/** Whatever works on dubbings that are about to go ends; what was held for it is given back. */
export async function stopWork(platform: Platform, ids: readonly string[]): Promise<void> {
  for (const id of ids) await removeRun(platform, prepareSource, id);
  for (const runId of await listOpenRuns(platform.db, ids)) await removeRun(platform, makeLanguage, runId);
  for (const id of await listOpenExports(platform.db, ids)) await removeRun(platform, makeExport, id);
}

export const blobsOfDubbings = async (db: Queryable, ids: readonly string[]): Promise<string[]> => [
  ...(await listSourceBlobs(db, ids)),
  ...(await listTargetBlobs(db, ids)),
  ...(await listExportBlobs(db, ids)),
];
