import type { Permission } from '@mynah/contract';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { type AuditEntry, recordAudit } from '../../../../audit/index.ts';
import { changeAccess } from '../../../memberships/index.ts';
import { notifyWorkspace } from '../../../workspace/index.ts';
import { getMember } from '../../actions/get-member.ts';
import { requireGivable } from '../groups.policy.ts';
import {
  deleteGroupMember,
  findGroup,
  type GroupChange,
  type GroupRow,
  type GroupWithMembers,
  insertGroup,
  insertGroupMember,
  listGroups,
  updateGroup,
} from '../groups.store.ts';
import { deleteGroup } from './delete-group.ts';

interface NewGroup {
  name: string;
  permissions?: Permission[];
  membersEmails?: readonly string[];
}

export async function createGroup(
  platform: Platform,
  actor: Actor,
  { name, permissions = [], membersEmails = [] }: NewGroup,
): Promise<GroupWithMembers> {
  requireGivable(permissions);
  const { workspaceId } = actor;
  const id = newId();
  return changeAccess(platform, [workspaceId], async (transaction) => {
    const isNew = await insertGroup(transaction, {
      id,
      workspaceId,
      name,
      permissions: [...new Set(permissions)],
    });
    if (!isNew) throw nameTaken(name);
    for (const email of membersEmails) {
      const { userId } = await getMember(transaction, workspaceId, { email });
      await insertGroupMember(transaction, { groupId: id, userId });
    }
    await tell(platform, transaction, actor, { activityName: 'create', targetId: id });
    return getGroup(transaction, workspaceId, id);
  });
}

/** What is undefined stays. */
export async function editGroup(
  platform: Platform,
  actor: Actor,
  { groupId, name, permissions }: GroupChange & { groupId: string },
): Promise<GroupWithMembers> {
  if (permissions) requireGivable(permissions);
  return changeGroup(platform, actor, { groupId, activityName: 'edit' }, async (transaction, group) => {
    const [sameName] = name === undefined ? [] : await listGroups(transaction, actor.workspaceId, { name });
    if (name !== undefined && sameName && sameName.group.id !== groupId) throw nameTaken(name);
    await updateGroup(transaction, group, { name, permissions: permissions && [...new Set(permissions)] });
    return getGroup(transaction, actor.workspaceId, groupId);
  });
}

export const removeGroup = (platform: Platform, actor: Actor, groupId: string): Promise<void> =>
  changeGroup(platform, actor, { groupId, activityName: 'delete' }, (transaction, group) =>
    deleteGroup(platform, transaction, group),
  );

interface Membership {
  groupId: string;
  email: string;
}

export const addToGroup = (platform: Platform, actor: Actor, { groupId, email }: Membership): Promise<void> =>
  changeGroup(platform, actor, { groupId, activityName: 'add-member' }, async (transaction) => {
    const { userId } = await getMember(transaction, actor.workspaceId, { email });
    await insertGroupMember(transaction, { groupId, userId });
  });

export const takeOutOfGroup = (
  platform: Platform,
  actor: Actor,
  { groupId, email }: Membership,
): Promise<void> =>
  changeGroup(platform, actor, { groupId, activityName: 'remove-member' }, async (transaction) => {
    const { userId } = await getMember(transaction, actor.workspaceId, { email });
    await deleteGroupMember(transaction, { groupId, userId });
  });

async function changeGroup<Result>(
  platform: Platform,
  actor: Actor,
  { groupId, activityName }: { groupId: string; activityName: string },
  change: (transaction: Transaction, group: GroupRow) => Promise<Result>,
): Promise<Result> {
  return changeAccess(platform, [actor.workspaceId], async (transaction) => {
    const group = await findGroup(transaction, actor.workspaceId, groupId);
    if (!group) throw notFound();
    const result = await change(transaction, group);
    await tell(platform, transaction, actor, { activityName, targetId: groupId });
    return result;
  });
}

async function tell(
  platform: Platform,
  transaction: Transaction,
  actor: Actor,
  entry: Required<Pick<AuditEntry, 'activityName' | 'targetId'>>,
): Promise<void> {
  const { workspaceId } = actor;
  await recordAudit(transaction, actor, { className: 'group', ...entry }, platform.clock.now());
  const payload = { group_id: entry.targetId };
  await notifyWorkspace(platform, transaction, { name: 'group.changed', workspaceId, payload });
}

async function getGroup(
  transaction: Transaction,
  workspaceId: string,
  groupId: string,
): Promise<GroupWithMembers> {
  const found = (await listGroups(transaction, workspaceId)).find(({ group }) => group.id === groupId);
  if (!found) throw notFound();
  return found;
}

const notFound = (): Failure => new Failure('group_not_found', 'Group not found in this workspace.');
const nameTaken = (name: string): Failure =>
  new Failure('conflict', `There is already a group named ${name}.`, { data: { param: 'name' } });
