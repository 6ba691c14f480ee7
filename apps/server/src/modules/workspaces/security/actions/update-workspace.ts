import type { Permission } from '@mynah/contract';
import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { tellAccessChange } from '../../authentication/access-changed.ts';
import { actorCacheOf } from '../../authentication/actor-cache.ts';
import { lockWebhook } from '../../webhooks/webhooks.store.ts';
import { updateWorkspaceRow } from '../../workspaces.store.ts';

export interface WorkspaceChange {
  name?: string;
  trainingOptOut?: boolean;
  /** Seconds; null: none. */
  sessionInactivityTimeout?: number | null;
  allMembersPermissions?: readonly Permission[];
  /** Null: as each key has it. */
  thirdPartyDisableAllowed?: boolean | null;
  /** Null: items of the history stay. */
  historyRetentionDays?: number | null;
  /** A webhook of the workspace; null: none. */
  voiceLibraryRemovalNoticeWebhookId?: string | null;
}

/**
 * What is undefined stays. Open pages of all members hear of it (WSP-086).
 * @throws Failure `webhook_not_found`
 */
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
    await checkWebhook(transaction, workspaceId, change.voiceLibraryRemovalNoticeWebhookId);
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

/** One of the workspace's, which must not go meanwhile; nobody's own. */
async function checkWebhook(
  transaction: Transaction,
  workspaceId: string,
  id: string | null | undefined,
): Promise<void> {
  if (id == null) return;
  const webhook = await lockWebhook(transaction, { id, workspaceId });
  if (webhook?.userId === null) return;
  throw new Failure('webhook_not_found', `The workspace has no webhook with the id ${id}.`, {
    data: { param: 'voice_library_removal_notice_webhook_id' },
  });
}
