import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Roles, groups, locks or permissions changed: every process forgets what it knows of the workspace's keys. */
export const accessChanged = 'workspace.access-changed';

export function tellAccessChange(
  { events }: Platform,
  transaction: Transaction,
  workspaceId: string,
): Promise<void> {
  return events.append(transaction, { name: accessChanged, workspaceId, payload: {} });
}
