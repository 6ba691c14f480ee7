import { scimRoutes as routes } from '@mynah/contract/scim';
import { Failure } from '../../../platform/errors/index.ts';
import { type Call, handle } from '../../../platform/http/index.ts';
import { serviceAddresses } from '../single-sign-on/service-addresses.ts';
import { createScimUser, deleteScimUser, replaceScimUser } from './actions/save-scim-user.ts';
import {
  createScimGroup,
  deleteScimGroup,
  getScimGroup,
  listScimGroups,
  replaceScimGroup,
} from './actions/scim-groups.ts';
import { getScimUser, listScimUsers } from './actions/scim-users.ts';
import { selected, toList, versionOf } from './scim.view.ts';
import { readGroup, readUser } from './scim-input.ts';
import { patched, patchedGroup } from './scim-patch.ts';
import { resourceTypes, schemaDocuments, serviceProviderConfig } from './scim-schemas.ts';

type Resource = Record<string, unknown>;
type AnyCall = Pick<Call<never>, 'platform' | 'actor' | 'header' | 'setHeader'>;

const baseOf = ({ platform, actor }: AnyCall): string => serviceAddresses(platform, actor.workspaceId).scim;

export const scimRoutes = [
  handle(routes.serviceProviderConfig, async (call) => serviceProviderConfig(baseOf(call))),
  handle(routes.resourceTypes, async (call) => listOf(resourceTypes(baseOf(call)))),
  handle(routes.schemas, async (call) => listOf(schemaDocuments(baseOf(call)))),
  handle(routes.listUsers, (call) => listScimUsers(call.platform, call.actor, call.query)),
  handle(routes.createUser, async (call) => {
    const id = await createScimUser(call.platform, call.actor, readUser(call.body));
    return shown(call, await getScimUser(call.platform, call.actor, id));
  }),
  handle(routes.getUser, async (call) => {
    const resource = await getScimUser(call.platform, call.actor, call.params.scimUserId);
    return selected(shown(call, resource), call.query);
  }),
  handle(routes.replaceUser, async (call) => {
    const before = await getScimUser(call.platform, call.actor, call.params.scimUserId);
    requireVersion(call, before);
    return saveUser(call, call.params.scimUserId, call.body);
  }),
  handle(routes.patchUser, async (call) => {
    const before = await getScimUser(call.platform, call.actor, call.params.scimUserId);
    requireVersion(call, before);
    return saveUser(call, call.params.scimUserId, patched(before, call.body));
  }),
  handle(routes.deleteUser, async (call) => {
    await deleteScimUser(call.platform, call.actor, call.params.scimUserId);
    return undefined;
  }),
  handle(routes.listGroups, (call) => listScimGroups(call.platform, call.actor, call.query)),
  handle(routes.createGroup, async (call) => {
    const id = await createScimGroup(call.platform, call.actor, readGroup(call.body));
    return shown(call, await getScimGroup(call.platform, call.actor, id));
  }),
  handle(routes.getGroup, async (call) => {
    const resource = await getScimGroup(call.platform, call.actor, call.params.scimGroupId);
    return selected(shown(call, resource), call.query);
  }),
  handle(routes.replaceGroup, async (call) => {
    const before = await getScimGroup(call.platform, call.actor, call.params.scimGroupId);
    requireVersion(call, before);
    return saveGroup(call, call.params.scimGroupId, call.body);
  }),
  handle(routes.patchGroup, async (call) => {
    const before = await getScimGroup(call.platform, call.actor, call.params.scimGroupId);
    requireVersion(call, before);
    return saveGroup(call, call.params.scimGroupId, patchedGroup(before, call.body));
  }),
  handle(routes.deleteGroup, async (call) => {
    await deleteScimGroup(call.platform, call.actor, call.params.scimGroupId);
    return undefined;
  }),
];

async function saveUser(call: AnyCall, userId: string, resource: Resource): Promise<Resource> {
  await replaceScimUser(call.platform, call.actor, { userId, input: readUser(resource) });
  return shown(call, await getScimUser(call.platform, call.actor, userId));
}

async function saveGroup(call: AnyCall, groupId: string, resource: Resource): Promise<Resource> {
  await replaceScimGroup(call.platform, call.actor, { groupId, input: readGroup(resource) });
  return shown(call, await getScimGroup(call.platform, call.actor, groupId));
}

const listOf = (resources: readonly Resource[]) => toList(resources, resources.length, 1);

function shown(call: AnyCall, resource: Resource): Resource {
  call.setHeader('etag', versionOf(resource));
  call.setHeader('location', (resource.meta as { location: string }).location);
  return resource;
}

/** @throws Failure `version_mismatch` when the directory saw another version than the one that stands */
function requireVersion(call: AnyCall, resource: Resource): void {
  const wanted = call.header('if-match');
  if (!wanted || wanted === '*' || wanted.split(/\s*,\s*/).includes(versionOf(resource))) return;
  throw new Failure('version_mismatch', 'The resource changed since it was read.');
}
