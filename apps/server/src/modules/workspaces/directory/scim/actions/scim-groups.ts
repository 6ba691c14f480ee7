import type { Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { recordAudit } from '../../../../audit/index.ts';
import { deleteGroup } from '../../../members/index.ts';
import { notifyAccessChange } from '../../../memberships/index.ts';
import { serviceAddresses } from '../../service-addresses.ts';
import { requireSingleSignOn } from '../../single-sign-on.policy.ts';
import { selected, toList, toScimGroup } from '../scim.view.ts';
import { scimInvalid, scimTaken } from '../scim-failures.ts';
import { parseFilter } from '../scim-filter.ts';
import {
  findMemberIds,
  type GroupRow,
  insertGroup,
  listGroupRows,
  listMembersOf,
  setGroupMembers,
  updateGroup,
} from '../scim-groups.store.ts';
import type { GroupInput } from '../scim-input.ts';
import { type ListQuery, pageOf } from '../scim-page.ts';

export async function listScimGroups(platform: Platform, actor: Actor, query: ListQuery) {
  requireSingleSignOn(actor);
  const { startIndex, offset, limit } = pageOf(query);
  const filter = query.filter ? parseFilter(query.filter) : undefined;
  const rows = await listGroupRows(platform.db, { workspaceId: actor.workspaceId, equal: filter?.equal });
  const resources = await toResources(platform, actor, rows);
  const found = filter ? resources.filter(filter.matches) : resources;
  const page = found.slice(offset, offset + limit).map((each) => selected(each, query));
  return toList(page, found.length, startIndex);
}

/** @throws Failure `group_not_found` */
export async function getScimGroup(platform: Platform, actor: Actor, groupId: string) {
  const row = await getGroupRow(platform, actor, groupId);
  const [resource] = await toResources(platform, actor, [row]);
  return resource!;
}

export async function createScimGroup(platform: Platform, actor: Actor, input: GroupInput): Promise<string> {
  requireSingleSignOn(actor);
  const id = newId();
  const { workspaceId } = actor;
  await platform.db.transaction(async (transaction) => {
    await requireFreeName(transaction, actor, { id, name: input.displayName });
    await insertGroup(transaction, {
      id,
      workspaceId,
      name: input.displayName,
      externalId: input.externalId,
      createdAt: platform.clock.now(),
    });
    await setGroupMembers(transaction, id, await knownMembers(transaction, actor, input));
    await tell(platform, transaction, { actor, groupId: id, activityName: 'create' });
  });
  return id;
}

export async function replaceScimGroup(
  platform: Platform,
  actor: Actor,
  { groupId, input }: { groupId: string; input: GroupInput },
): Promise<void> {
  const group = await getGroupRow(platform, actor, groupId);
  await platform.db.transaction(async (transaction) => {
    await requireFreeName(transaction, actor, { id: groupId, name: input.displayName });
    await updateGroup(transaction, group, {
      name: input.displayName,
      externalId: input.externalId ?? null,
      updatedAt: platform.clock.now(),
    });
    await setGroupMembers(transaction, groupId, await knownMembers(transaction, actor, input));
    await tell(platform, transaction, { actor, groupId, activityName: 'edit' });
  });
}

export async function deleteScimGroup(platform: Platform, actor: Actor, groupId: string): Promise<void> {
  const group = await getGroupRow(platform, actor, groupId);
  await platform.db.transaction(async (transaction) => {
    await deleteGroup(platform, transaction, group);
    await tell(platform, transaction, { actor, groupId, activityName: 'delete' });
  });
}

async function getGroupRow({ db }: Platform, actor: Actor, groupId: string): Promise<GroupRow> {
  const { workspaceId } = actor;
  const [row] = await listGroupRows(db, { workspaceId, equal: new Map([['id', groupId]]) });
  if (!row) throw new Failure('group_not_found', `There is no group with the id ${groupId}.`);
  requireSingleSignOn(actor);
  return row;
}

async function requireFreeName(
  transaction: Transaction,
  { workspaceId }: Actor,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const same = await listGroupRows(transaction, { workspaceId, equal: new Map([['displayname', name]]) });
  if (same.some((row) => row.id !== id)) throw scimTaken(`There is already a group named ${name}.`);
}

/** @throws Failure with scimType `invalidValue` for somebody who is no member */
async function knownMembers(
  transaction: Transaction,
  { workspaceId }: Actor,
  { members = [] }: GroupInput,
): Promise<string[]> {
  const wanted = [...new Set(members)];
  const known = await findMemberIds(transaction, workspaceId, wanted);
  const unknown = wanted.find((userId) => !known.includes(userId));
  if (unknown) throw scimInvalid('invalidValue', `There is no user with the id ${unknown}.`);
  return wanted;
}

async function tell(
  platform: Platform,
  transaction: Transaction,
  { actor, groupId, activityName }: { actor: Actor; groupId: string; activityName: string },
): Promise<void> {
  const entry = { className: 'group', activityName, targetId: groupId, details: { by: 'scim' } };
  await recordAudit(transaction, actor, entry, platform.clock.now());
  await notifyAccessChange(platform, transaction, actor.workspaceId);
}

async function toResources(platform: Platform, { workspaceId }: Actor, rows: readonly GroupRow[]) {
  const members = await listMembersOf(
    platform.db,
    rows.map(({ id }) => id),
  );
  const { scim } = serviceAddresses(platform, workspaceId);
  return rows.map((row) => toScimGroup(scim, row, members));
}
