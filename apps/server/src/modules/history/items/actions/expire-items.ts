import type { Platform } from '../../../../platform/platform.ts';
import { blobsOfItems } from '../item-files.store.ts';
import { findFreeBlobs, findItemsBefore } from '../items.store.ts';
import { expireItems } from '../retention.jobs.ts';
import { startOfKept } from '../retention.policy.ts';
import { findRetentionDays, listRetainingWorkspaces } from '../retention.store.ts';
import { removeHistoryItems } from './delete-history-items.ts';

const batchSize = 500;

/** A job for each workspace that keeps its items for a time only. */
export async function enqueueExpiries(platform: Platform): Promise<void> {
  for (const id of await listRetainingWorkspaces(platform.db)) await enqueueExpiry(platform, id);
}

/** One that waits or runs is enough: it reads the days anew for every batch. */
export async function enqueueExpiry({ jobs }: Platform, workspaceId: string): Promise<void> {
  await jobs.enqueue(expireItems, { workspaceId }, { singletonKey: workspaceId });
}

/** Deletes what the workspace keeps no longer, batch by batch; a run that was broken off is gone on with. */
export async function expireItemsOf(
  platform: Platform,
  workspaceId: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const days = await findRetentionDays(platform.db, workspaceId);
    if (days === undefined) return;
    const moment = startOfKept(platform.clock.now(), days);
    const items = await findItemsBefore(platform.db, workspaceId, { moment, limit: batchSize });
    if (items.length === 0) return;
    await removeBatch(platform, workspaceId, items);
  }
  signal.throwIfAborted();
}

async function removeBatch(
  platform: Platform,
  workspaceId: string,
  items: readonly { id: string; audioBlob: string }[],
): Promise<void> {
  const ids = items.map(({ id }) => id);
  const kept = await blobsOfItems(platform.db, items);
  // blobs first: a crash between leaves the rows, and the next run ends what was begun
  for (const key of await findFreeBlobs(platform.db, kept, ids)) await platform.blobs.remove(key);
  await removeHistoryItems(platform, { workspaceId }, ids);
}
