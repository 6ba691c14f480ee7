import { createHash } from 'node:crypto';
import type { GroupMemberName, GroupRow } from './scim-groups.store.ts';
import { urns } from './scim-schemas.ts';
import type { DirectoryMember, GroupOfMember } from './scim-users.store.ts';

type Resource = Record<string, unknown>;

export function toScimUser(
  base: string,
  member: DirectoryMember,
  groups: readonly GroupOfMember[],
): Resource {
  const { attributes } = member;
  const given = member.firstName ?? undefined;
  const name = {
    formatted:
      attributes?.formattedName ?? ([given, attributes?.familyName].filter(Boolean).join(' ') || undefined),
    givenName: given,
    familyName: attributes?.familyName,
  };
  return finished(base, {
    type: 'User',
    id: member.userId,
    created: member.createdAt,
    lastModified: member.updatedAt,
    resource: {
      schemas: [urns.user],
      id: member.userId,
      externalId: member.externalId ?? undefined,
      userName: member.userName,
      name,
      displayName: attributes?.displayName ?? name.formatted,
      emails: [{ value: member.email, type: 'work', primary: true }],
      active: !member.isLocked,
      roles: [{ value: member.role, primary: true }],
      groups: groups
        .filter(({ userId }) => userId === member.userId)
        .map(({ groupId, name: display }) => ({
          value: groupId,
          display,
          $ref: `${base}/Groups/${groupId}`,
        })),
    },
  });
}

export function toScimGroup(base: string, group: GroupRow, members: readonly GroupMemberName[]): Resource {
  return finished(base, {
    type: 'Group',
    id: group.id,
    created: group.createdAt,
    lastModified: group.updatedAt,
    resource: {
      schemas: [urns.group],
      id: group.id,
      externalId: group.externalId ?? undefined,
      displayName: group.name,
      members: members
        .filter(({ groupId }) => groupId === group.id)
        .map(({ userId, email }) => ({
          value: userId,
          display: email,
          type: 'User',
          $ref: `${base}/Users/${userId}`,
        })),
    },
  });
}

interface Finishing {
  type: 'User' | 'Group';
  id: string;
  created: Date;
  lastModified: Date;
  resource: Resource;
}

/** With `meta`; the version follows from the content alone. */
function finished(base: string, { type, id, created, lastModified, resource }: Finishing): Resource {
  const plain = JSON.parse(JSON.stringify(resource)) as Resource;
  return {
    ...plain,
    meta: {
      resourceType: type,
      created: created.toISOString(),
      lastModified: lastModified.toISOString(),
      location: `${base}/${type}s/${id}`,
      version: `W/"${createHash('sha256').update(JSON.stringify(plain)).digest('base64url').slice(0, 22)}"`,
    },
  };
}

export const versionOf = (resource: Resource): string => (resource.meta as { version: string }).version;

interface Selection {
  attributes?: string;
  excludedAttributes?: string;
}

/** What the directory asked to see; what every resource has stays (RFC 7644, 3.9). */
export function selected(resource: Resource, { attributes, excludedAttributes }: Selection): Resource {
  const only = namesOf(attributes);
  const without = namesOf(excludedAttributes);
  if (only.length === 0 && without.length === 0) return resource;
  const always = ['schemas', 'id', 'meta'];
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      if (always.includes(name)) return true;
      return only.length > 0 ? only.includes(name.toLowerCase()) : !without.includes(name.toLowerCase());
    }),
  );
}

/** The top of each path, in lower case. */
const namesOf = (list = ''): string[] =>
  list
    .split(',')
    .map(
      (path) =>
        path
          .trim()
          .replace(/^urn:.*:/, '')
          .split('.')[0]
          ?.toLowerCase() ?? '',
    )
    .filter(Boolean);

export const toList = (resources: readonly Resource[], totalResults: number, startIndex: number) => ({
  schemas: [urns.list],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: [...resources],
});
