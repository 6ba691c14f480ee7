import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellAccessChange } from './access-changed.ts';
import { actorCacheOf } from './actor-cache.ts';

/** Carries out a change of who may do what: from the next request on it holds, here and in other processes. */
export async function changeAccess<Result>(
  platform: Platform,
  workspaceIds: readonly string[],
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await platform.db.transaction(async (transaction) => {
    const changed = await change(transaction);
    for (const workspaceId of workspaceIds) await tellAccessChange(platform, transaction, workspaceId);
    return changed;
  });
  for (const workspaceId of workspaceIds) actorCacheOf(platform).dropWorkspace(workspaceId);
  return result;
}
