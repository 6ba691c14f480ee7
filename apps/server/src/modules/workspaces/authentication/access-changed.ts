import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accessChanged } from './access-changed-event.ts';
import { actorCacheOf } from './actor-cache.ts';

/** Roles, groups, locks, permissions or sessions changed: every process forgets whom of the workspace it knows. */
export function tellAccessChange(
  platform: Platform,
  transaction: Transaction,
  workspaceId: string,
): Promise<void> {
  actorCacheOf(platform).holdWorkspace(workspaceId, platform.clock.now());
  return platform.events.append(transaction, { name: accessChanged, workspaceId, payload: {} });
}
