import type { WorkspaceRole } from '@mynah/contract';
import type { Queryable, Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { ownedMaterial } from '../../../../accounts/privacy/index.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { findGroup } from '../../../members/index.ts';
import {
  changeAccess,
  insertMembership,
  membershipTies,
  requireGivableRole,
} from '../../../memberships/index.ts';
import { lockWorkspace } from '../../../workspace/index.ts';
import { requireRoom } from '../service-accounts.policy.ts';
import {
  deleteServiceUser,
  findServiceAccount,
  insertServiceUser,
  listServiceAccounts,
  renameServiceUser,
  replaceSharingGroups,
  type ServiceAccountRow,
  type SharingGroup,
} from '../service-accounts.store.ts';

/** @throws Failure `service_account_not_found`, also for one of another workspace and for a person */
export async function getServiceAccount(
  db: Queryable,
  workspaceId: string,
  userId: string,
): Promise<ServiceAccountRow> {
  const account = await findServiceAccount(db, workspaceId, userId);
  if (!account) {
    throw new Failure('service_account_not_found', 'Service account not found in this workspace.');
  }
  return account;
}

interface NewServiceAccount {
  name: string;
  role?: WorkspaceRole;
  defaultSharingGroups?: readonly SharingGroup[];
}

/** A member for programs: it takes no seat and cannot sign in. Gives its user id. */
export async function createServiceAccount(
  platform: Platform,
  actor: Actor,
  { name, role = 'editor', defaultSharingGroups = [] }: NewServiceAccount,
): Promise<string> {
  requireGivableRole(actor, role);
  const { workspaceId } = actor;
  const userId = newId();
  const now = platform.clock.now();
  await platform.db.transaction(async (transaction) => {
    // one after the other, so that two at once cannot both take the last place
    await lockWorkspace(transaction, workspaceId);
    requireRoom((await listServiceAccounts(transaction, workspaceId)).length);
    await insertServiceUser(transaction, { userId, name, now });
    await insertMembership(transaction, { id: newId(), workspaceId, userId, role, createdAt: now });
    await shareWith(transaction, { workspaceId, userId }, defaultSharingGroups);
    await record(platform, transaction, actor, { activityName: 'create', userId });
  });
  return userId;
}

interface ServiceAccountEdit {
  userId: string;
  name?: string;
  defaultSharingGroups?: readonly SharingGroup[];
}

/** What is undefined stays. */
export async function editServiceAccount(
  platform: Platform,
  actor: Actor,
  { userId, name, defaultSharingGroups }: ServiceAccountEdit,
): Promise<void> {
  const { workspaceId } = actor;
  await platform.db.transaction(async (transaction) => {
    await getServiceAccount(transaction, workspaceId, userId);
    if (name !== undefined) await renameServiceUser(transaction, userId, name);
    if (defaultSharingGroups) await shareWith(transaction, { workspaceId, userId }, defaultSharingGroups);
    await record(platform, transaction, actor, { activityName: 'edit', userId });
  });
}

/** Its keys end at once; the owner of the workspace takes over what it made. */
export const deleteServiceAccount = (platform: Platform, actor: Actor, userId: string): Promise<void> =>
  changeAccess(platform, [actor.workspaceId], async (transaction) => {
    const { workspaceId } = actor;
    const workspace = await lockWorkspace(transaction, workspaceId);
    await getServiceAccount(transaction, workspaceId, userId);
    if (!workspace) throw new Error(`The workspace ${workspaceId} is gone.`);
    for (const material of platform.extensions.at(ownedMaterial)) {
      await material.handOver(transaction, { userId, workspaceId }, workspace.ownerId);
    }
    for (const ties of platform.extensions.at(membershipTies)) {
      await ties.serviceAccountDeleted?.(transaction, { userId, workspaceId });
    }
    await deleteServiceUser(transaction, userId);
    await record(platform, transaction, actor, { activityName: 'delete', userId });
  });

/** @throws Failure `group_not_found` */
async function shareWith(
  transaction: Transaction,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  groups: readonly SharingGroup[],
): Promise<void> {
  const levels = new Map(groups.map(({ groupId, permissionLevel }) => [groupId, permissionLevel]));
  for (const groupId of levels.keys()) {
    const group = await findGroup(transaction, workspaceId, groupId);
    if (!group) throw new Failure('group_not_found', `There is no group with the id ${groupId}.`);
  }
  const chosen = [...levels].map(([groupId, permissionLevel]) => ({ groupId, permissionLevel }));
  await replaceSharingGroups(transaction, userId, chosen);
}

const record = (
  { clock }: Platform,
  transaction: Transaction,
  actor: Actor,
  { activityName, userId }: { activityName: 'create' | 'edit' | 'delete'; userId: string },
): Promise<void> =>
  recordAudit(
    transaction,
    actor,
    { className: 'service-account', activityName, targetId: userId },
    clock.now(),
  );
