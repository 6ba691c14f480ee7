import type { Platform } from '../../../../platform/platform.ts';
import { findWorkspace, listRetainingWorkspaces } from '../../../workspaces/workspace/index.ts';
import { eraseHistoryItems } from '../../items/index.ts';
import { findItemsBefore } from '../expiring-items.store.ts';
import { expireItems } from '../retention.jobs.ts';
import { startOfKept } from '../retention.policy.ts';

const batchSize = 500;

/** A job for each workspace that keeps its items for a time only. */
export async function enqueueExpiries(platform: Platform): Promise<void> {
  for (const id of await listRetainingWorkspaces(platform.db)) await enqueueExpiry(platform, id);
}

/** One that waits or runs is enough: it reads the days anew for every batch. */
export async function enqueueExpiry({ jobs }: Platform, workspaceId: string): Promise<void> {
  await jobs.enqueue(expireItems, { workspaceId }, { singletonKey: workspaceId });
}

/** Erases what the workspace keeps no longer, out of the bin as well, batch by batch; a run that was broken off is gone on with. */
export async function expireItemsOf(
  platform: Platform,
  workspaceId: string,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const days = (await findWorkspace(platform.db, workspaceId))?.historyRetentionDays ?? null;
    if (days === null) return;
    const moment = startOfKept(platform.clock.now(), days);
    const items = await findItemsBefore(platform.db, workspaceId, { moment, limit: batchSize });
    if (items.length === 0) return;
    await eraseHistoryItems(platform, { workspaceId }, items);
  }
  signal.throwIfAborted();
}
