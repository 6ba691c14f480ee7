import type { ResourceType } from '@mynah/contract/workspaces/resource-types';
import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { listSharingGroupsOf } from '../../access/index.ts';
import { upsertShare } from '../sharing.store.ts';

/**
 * In the transaction that makes something: what a service account makes is shared with its default groups. People
 * share what they make themselves, with everybody at once where they said so (`workspaceRole`).
 * @public for the modules that make shareable resources
 */
export async function shareNewResource(
  transaction: Transaction,
  { userId, workspaceId }: Pick<Actor, 'userId' | 'workspaceId'>,
  { type, id, workspaceRole }: { type: ResourceType; id: string; workspaceRole?: ResourceRole },
): Promise<void> {
  for (const { groupId, permissionLevel: role } of await listSharingGroupsOf(transaction, userId)) {
    const principal = { principalType: 'group' as const, principalId: groupId };
    const share = { id: newId(), workspaceId, resourceType: type, resourceId: id, role, ...principal };
    await upsertShare(transaction, share);
  }
  if (!workspaceRole) return;
  const everybody = { principalType: 'workspace' as const, principalId: workspaceId, role: workspaceRole };
  await upsertShare(transaction, {
    id: newId(),
    workspaceId,
    resourceType: type,
    resourceId: id,
    ...everybody,
  });
}
