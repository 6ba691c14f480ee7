import type { Platform } from '../../../../platform/platform.ts';
import { eraseHistoryItems } from '../../items/index.ts';
import { startOfBin } from '../bin.policy.ts';
import { findDeletedBefore } from '../bin.store.ts';
import { purge } from '../purge.jobs.ts';

const batchSize = 500;

/** One that waits or runs is enough. */
export async function enqueuePurge({ jobs }: Platform): Promise<void> {
  await jobs.enqueue(purge, {}, { singletonKey: 'all' });
}

/** Erases what has lain in the bin of any workspace for its time; a run that was broken off is gone on with. */
export async function purgeBin(platform: Platform, signal: AbortSignal): Promise<void> {
  const before = startOfBin(platform.clock.now());
  while (!signal.aborted) {
    const items = await findDeletedBefore(platform.db, before, batchSize);
    if (items.length === 0) return;
    for (const workspaceId of new Set(items.map((item) => item.workspaceId))) {
      const ofOne = items.filter((item) => item.workspaceId === workspaceId);
      await eraseHistoryItems(platform, { workspaceId }, ofOne);
    }
  }
  signal.throwIfAborted();
}
