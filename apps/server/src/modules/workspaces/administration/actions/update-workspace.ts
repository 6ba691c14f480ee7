import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { changeAccess } from '../../memberships/index.ts';
import { updateWorkspaceRow } from '../../workspace/index.ts';
import { settingChecks, type WorkspaceChange } from '../workspace-change.ts';

/** Open pages of all members hear of it (WSP-086). @throws Failure `webhook_not_found` */
export async function updateWorkspace(
  platform: Platform,
  actor: Actor,
  asked: WorkspaceChange,
): Promise<void> {
  const { clock, events, extensions } = platform;
  const { workspaceId } = actor;
  const { allMembersPermissions, pronunciationDictionaryLocators, ...change } = asked;
  const now = clock.now();
  const changed = Object.entries(asked).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  if (changed.length === 0) return;
  await changeAccess(platform, allMembersPermissions ? [workspaceId] : [], async (transaction) => {
    for (const check of extensions.at(settingChecks)) await check(transaction, workspaceId, asked);
    await updateWorkspaceRow(transaction, workspaceId, {
      ...change,
      ...(change.trainingOptOut === undefined ? {} : { trainingOptOutAt: now }),
      ...(pronunciationDictionaryLocators && {
        pronunciationDictionaryLocators: [...pronunciationDictionaryLocators],
      }),
      ...(allMembersPermissions ? { allMembersPermissions: [...new Set(allMembersPermissions)] } : {}),
    });
    const entry = { className: 'workspace', activityName: 'update', targetId: workspaceId };
    await recordAudit(transaction, actor, { ...entry, details: { fields: changed.join(' ') } }, now);
    await events.append(transaction, {
      name: 'workspace.updated',
      workspaceId,
      payload: { fields: changed },
    });
  });
}
