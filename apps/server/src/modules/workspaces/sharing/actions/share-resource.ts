import type { ResourceType } from '@mynah/contract/workspaces/resource-types';
import { everybodyGroupId, type ResourceRole } from '@mynah/contract/workspaces/sharing';
import type { Queryable } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { notifyWorkspace } from '../../workspace/index.ts';
import { requireResourceRole, resourceNotFound } from '../resource-access.ts';
import { shareableResources } from '../shareable-resources.ts';
import {
  deleteShare,
  listShares,
  listShareTargets,
  type Principal,
  type ShareRow,
  type ShareTarget,
  upsertShare,
} from '../sharing.store.ts';

interface Which {
  resourceId: string;
  resourceType: ResourceType;
}

interface Target {
  userEmail?: string;
  /** `default`: everybody in the workspace. */
  groupId?: string;
  workspaceApiKeyId?: string;
}

export interface ResourceAnswer extends Which {
  name: string;
  creatorUserId: string | null;
  shares: ShareRow[];
  /** With whom it is not shared yet. */
  options: ShareTarget[];
}

/** Who may do what with a resource; shown to those who may share it. */
export async function getResource(platform: Platform, actor: Actor, which: Which): Promise<ResourceAnswer> {
  const found = await requireSharable(platform, actor, which);
  const { workspaceId } = actor;
  const shares = await listShares(platform.db, { workspaceId, ...which });
  const taken = new Set([found.creatorUserId, ...shares.map((share) => share.principalId)]);
  const targets = await listShareTargets(platform.db, workspaceId);
  return { ...which, ...found, shares, options: targets.filter(({ id }) => !taken.has(id)) };
}

/** Gives a role on the resource; it replaces the one that the target had by a share. */
export async function shareResource(
  platform: Platform,
  actor: Actor,
  { role, target, ...which }: Which & { role: ResourceRole; target: Target },
): Promise<void> {
  await requireSharable(platform, actor, which);
  await platform.db.transaction(async (transaction) => {
    const { workspaceId } = actor;
    const principal = await findPrincipal(transaction, workspaceId, target);
    await upsertShare(transaction, { id: newId(), workspaceId, ...which, ...principal, role });
    await tell(platform, actor, { transaction, which, principal, activityName: 'share', role });
  });
}

export async function unshareResource(
  platform: Platform,
  actor: Actor,
  { target, ...which }: Which & { target: Target },
): Promise<void> {
  await requireSharable(platform, actor, which);
  await platform.db.transaction(async (transaction) => {
    const { workspaceId } = actor;
    const principal = await findPrincipal(transaction, workspaceId, target);
    if (!(await deleteShare(transaction, { workspaceId, ...which }, principal))) return;
    await tell(platform, actor, { transaction, which, principal, activityName: 'unshare' });
  });
}

async function requireSharable(platform: Platform, actor: Actor, { resourceType, resourceId }: Which) {
  const kind = platform.extensions.at(shareableResources).find(({ type }) => type === resourceType);
  const found = await kind?.find(platform.db, actor.workspaceId, resourceId);
  if (!found) throw resourceNotFound();
  const { creatorUserId } = found;
  await requireResourceRole(platform, actor, { type: resourceType, id: resourceId, creatorUserId }, 'admin');
  return found;
}

async function findPrincipal(
  db: Queryable,
  workspaceId: string,
  { userEmail, groupId, workspaceApiKeyId }: Target,
): Promise<Principal> {
  if (groupId === everybodyGroupId) return { principalType: 'workspace', principalId: workspaceId };
  const targets = await listShareTargets(db, workspaceId);
  const find = (type: ShareTarget['type'], is: (target: ShareTarget) => boolean) =>
    targets.find((target) => target.type === type && is(target))?.id;
  if (userEmail !== undefined) {
    const id = find('user', ({ name }) => name.toLowerCase() === userEmail);
    if (!id) throw new Failure('member_not_found', 'Member not found in this workspace.');
    return { principalType: 'user', principalId: id };
  }
  if (groupId !== undefined) {
    const id = find('group', (target) => target.id === groupId);
    if (!id) throw new Failure('group_not_found', 'Group not found in this workspace.');
    return { principalType: 'group', principalId: id };
  }
  const id = find('key', (target) => target.id === workspaceApiKeyId);
  if (!id) throw new Failure('api_key_not_found', 'API key not found in this workspace.');
  return { principalType: 'api-key', principalId: id };
}

interface Told {
  transaction: Parameters<Parameters<Platform['db']['transaction']>[0]>[0];
  which: Which;
  principal: Principal;
  activityName: 'share' | 'unshare';
  role?: ResourceRole;
}

async function tell(
  platform: Platform,
  actor: Actor,
  { transaction, which, principal, activityName, role }: Told,
): Promise<void> {
  const { workspaceId } = actor;
  const { resourceType, resourceId } = which;
  const details = { resource_type: resourceType, role: role ?? null, ...wireOf(principal) };
  const entry = { className: 'resource', activityName, targetId: resourceId, details };
  await recordAudit(transaction, actor, entry, platform.clock.now());
  const payload = { resource_type: resourceType, resource_id: resourceId };
  await notifyWorkspace(platform, transaction, { name: `resource.${activityName}d`, workspaceId, payload });
}

const wireOf = ({ principalType, principalId }: Principal) => ({
  principal_type: principalType,
  principal_id: principalId,
});
