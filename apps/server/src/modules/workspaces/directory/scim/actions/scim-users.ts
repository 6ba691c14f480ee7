import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { serviceAddresses } from '../../service-addresses.ts';
import { requireSingleSignOn } from '../../single-sign-on.policy.ts';
import { selected, toList, toScimUser } from '../scim.view.ts';
import { parseFilter } from '../scim-filter.ts';
import { type ListQuery, pageOf } from '../scim-page.ts';
import {
  countDirectoryMembers,
  type DirectoryMember,
  findDirectoryMember,
  listDirectoryMembers,
  listGroupsOf,
} from '../scim-users.store.ts';

/** The directory's view of members, a page at a time. */
export async function listScimUsers(platform: Platform, actor: Actor, query: ListQuery) {
  requireSingleSignOn(actor);
  const { db } = platform;
  const { workspaceId } = actor;
  const { startIndex, offset, limit } = pageOf(query);
  if (!query.filter) {
    const members = await listDirectoryMembers(db, { workspaceId, page: { offset, limit } });
    const resources = await toResources(platform, actor, members);
    const total = await countDirectoryMembers(db, workspaceId);
    return toList(
      resources.map((each) => selected(each, query)),
      total,
      startIndex,
    );
  }
  const filter = parseFilter(query.filter);
  const members = await listDirectoryMembers(db, { workspaceId, equal: filter.equal });
  const found = (await toResources(platform, actor, members)).filter(filter.matches);
  const page = found.slice(offset, offset + limit).map((each) => selected(each, query));
  return toList(page, found.length, startIndex);
}

/** @throws Failure `member_not_found` */
export async function getScimUser(platform: Platform, actor: Actor, userId: string) {
  const member = await getDirectoryMember(platform, actor, userId);
  const [resource] = await toResources(platform, actor, [member]);
  return resource!;
}

export async function getDirectoryMember(
  { db }: Platform,
  actor: Actor,
  userId: string,
): Promise<DirectoryMember> {
  const member = await findDirectoryMember(db, actor.workspaceId, userId);
  if (!member) throw new Failure('member_not_found', `There is no user with the id ${userId}.`);
  requireSingleSignOn(actor);
  return member;
}

async function toResources(platform: Platform, { workspaceId }: Actor, members: readonly DirectoryMember[]) {
  const ids = members.map(({ userId }) => userId);
  const groups = await listGroupsOf(platform.db, workspaceId, ids);
  const { scim } = serviceAddresses(platform, workspaceId);
  return members.map((member) => toScimUser(scim, member, groups));
}
