import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor, Call } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { createScimUser, deleteScimUser, replaceScimUser } from './actions/save-scim-user.ts';
import { createScimGroup, deleteScimGroup, getScimGroup, replaceScimGroup } from './actions/scim-groups.ts';
import { getScimUser } from './actions/scim-users.ts';
import { selected, versionOf } from './scim.view.ts';
import { readGroup, readUser } from './scim-input.ts';
import type { ListQuery } from './scim-page.ts';
import { patched, patchedGroup } from './scim-patch.ts';

export type Resource = Record<string, unknown>;

type ScimCall = Pick<Call<never>, 'platform' | 'actor' | 'header' | 'setHeader'>;
type CallWithBody = ScimCall & { body: Resource };

/** A kind of resource that directories read and write: users and groups go the same way. */
export interface ResourceKind {
  create(platform: Platform, actor: Actor, resource: Resource): Promise<string>;
  get(platform: Platform, actor: Actor, id: string): Promise<Resource>;
  replace(platform: Platform, actor: Actor, id: string, resource: Resource): Promise<void>;
  /** The resource as a PATCH would have it. */
  patched(before: Resource, body: Resource): Resource;
  delete(platform: Platform, actor: Actor, id: string): Promise<void>;
}

export const scimUsers: ResourceKind = {
  create: (platform, actor, resource) => createScimUser(platform, actor, readUser(resource)),
  get: getScimUser,
  replace: (platform, actor, userId, resource) =>
    replaceScimUser(platform, actor, { userId, input: readUser(resource) }),
  patched,
  delete: deleteScimUser,
};

export const scimGroups: ResourceKind = {
  create: (platform, actor, resource) => createScimGroup(platform, actor, readGroup(resource)),
  get: getScimGroup,
  replace: (platform, actor, groupId, resource) =>
    replaceScimGroup(platform, actor, { groupId, input: readGroup(resource) }),
  patched: patchedGroup,
  delete: deleteScimGroup,
};

export async function createResource(kind: ResourceKind, call: CallWithBody): Promise<Resource> {
  const id = await kind.create(call.platform, call.actor, call.body);
  return showResource(kind, call, id);
}

/** With its version, and only the attributes that were asked for. */
export async function getResource(
  kind: ResourceKind,
  call: ScimCall & { query: Pick<ListQuery, 'attributes' | 'excludedAttributes'> },
  id: string,
): Promise<Resource> {
  return selected(await showResource(kind, call, id), call.query);
}

export async function replaceResource(kind: ResourceKind, call: CallWithBody, id: string): Promise<Resource> {
  requireVersion(call, await kind.get(call.platform, call.actor, id));
  await kind.replace(call.platform, call.actor, id, call.body);
  return showResource(kind, call, id);
}

export async function patchResource(kind: ResourceKind, call: CallWithBody, id: string): Promise<Resource> {
  const before = await kind.get(call.platform, call.actor, id);
  requireVersion(call, before);
  await kind.replace(call.platform, call.actor, id, kind.patched(before, call.body));
  return showResource(kind, call, id);
}

export async function deleteResource(kind: ResourceKind, call: ScimCall, id: string): Promise<undefined> {
  await kind.delete(call.platform, call.actor, id);
}

async function showResource(kind: ResourceKind, call: ScimCall, id: string): Promise<Resource> {
  const resource = await kind.get(call.platform, call.actor, id);
  call.setHeader('etag', versionOf(resource));
  call.setHeader('location', (resource.meta as { location: string }).location);
  return resource;
}

/** @throws Failure `version_mismatch` when the directory saw another version than the one that stands */
function requireVersion(call: ScimCall, resource: Resource): void {
  const wanted = call.header('if-match');
  if (!wanted || wanted === '*' || wanted.split(/\s*,\s*/).includes(versionOf(resource))) return;
  throw new Failure('version_mismatch', 'The resource has changed since it was loaded.');
}
