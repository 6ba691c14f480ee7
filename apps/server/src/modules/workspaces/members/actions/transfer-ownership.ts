import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { changeAccess } from '../../memberships/index.ts';
import { lockWorkspace, notifyWorkspace } from '../../workspace/index.ts';
import { requireNewOwner } from '../members.policy.ts';
import { setOwner, updateMember } from '../members.store.ts';
import { getMember } from './get-member.ts';

/** Makes another member the owner, and an admin; the one who hands over stays an admin. */
export async function transferOwnership(platform: Platform, actor: Actor, userId: string): Promise<void> {
  const { workspaceId } = actor;
  await changeAccess(platform, [workspaceId], async (transaction) => {
    await lockWorkspace(transaction, workspaceId);
    const owner = await getMember(transaction, workspaceId, { userId: actor.userId });
    const next = await getMember(transaction, workspaceId, { userId });
    requireNewOwner(owner, next);
    await updateMember(transaction, next, { role: 'admin' });
    await setOwner(transaction, workspaceId, userId);
    const entry = { className: 'workspace', activityName: 'transfer-ownership', targetId: userId };
    await recordAudit(transaction, actor, entry, platform.clock.now());
    await notifyWorkspace(platform, transaction, {
      name: 'workspace.ownership-transferred',
      workspaceId,
      payload: { user_id: userId, from_user_id: actor.userId },
    });
  });
}
