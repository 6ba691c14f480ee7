import type { Permission } from '@mynah/contract';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { tellAccessChange } from '../../authentication/access-changed.ts';
import { actorCacheOf } from '../../authentication/actor-cache.ts';
import { updateWorkspaceRow } from '../../workspaces.store.ts';

export interface WorkspaceChange {
  name?: string;
  trainingOptOut?: boolean;
  /** Seconds; null: none. */
  sessionInactivityTimeout?: number | null;
  allMembersPermissions?: readonly Permission[];
  /** Null: as each key has it. */
  thirdPartyDisableAllowed?: boolean | null;
}

/** What is undefined stays. Open pages of all members hear of it (WSP-086). */
export async function updateWorkspace(
  platform: Platform,
  actor: Actor,
  { allMembersPermissions, ...change }: WorkspaceChange,
): Promise<void> {
  const { db, clock, events } = platform;
  const { workspaceId } = actor;
  const now = clock.now();
  const changed = Object.entries({ ...change, allMembersPermissions }).flatMap(([field, value]) =>
    value === undefined ? [] : [field],
  );
  if (changed.length === 0) return;
  await db.transaction(async (transaction) => {
    await updateWorkspaceRow(transaction, workspaceId, {
      ...change,
      ...(change.trainingOptOut === undefined ? {} : { trainingOptOutAt: now }),
      ...(allMembersPermissions ? { allMembersPermissions: [...new Set(allMembersPermissions)] } : {}),
    });
    const entry = { className: 'workspace', activityName: 'update', targetId: workspaceId };
    await recordAudit(transaction, actor, { ...entry, details: { fields: changed.join(' ') } }, now);
    await events.append(transaction, {
      name: 'workspace.updated',
      workspaceId,
      payload: { fields: changed },
    });
    if (allMembersPermissions) await tellAccessChange(platform, transaction, workspaceId);
  });
  if (allMembersPermissions) actorCacheOf(platform).dropWorkspace(workspaceId);
}
