import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accessListeners } from './extension-points.ts';

/** Told in the transaction of the change; watched by the caches of every process. */
export const accessChanged = 'workspace.access-changed';

/** Roles, groups, locks, permissions or sessions changed: every process forgets whom of the workspace it knows. */
export function notifyAccessChange(
  platform: Platform,
  transaction: Transaction,
  workspaceId: string,
): Promise<void> {
  for (const listener of platform.extensions.at(accessListeners)) listener.changing(platform, workspaceId);
  return platform.events.append(transaction, { name: accessChanged, workspaceId, payload: {} });
}

/** Carries out a change of who may do what: from the next request on it holds, here and in other processes. */
export async function changeAccess<Result>(
  platform: Platform,
  workspaceIds: readonly string[],
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await platform.db.transaction(async (transaction) => {
    const changed = await change(transaction);
    for (const workspaceId of workspaceIds) await notifyAccessChange(platform, transaction, workspaceId);
    return changed;
  });
  for (const workspaceId of workspaceIds) {
    for (const listener of platform.extensions.at(accessListeners)) listener.changed(platform, workspaceId);
  }
  return result;
}
