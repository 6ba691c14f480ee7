import { scimRoutes as routes } from '@mynah/contract/workspaces/scim';
import { type Call, handle } from '../../../../platform/http/index.ts';
import { serviceAddresses } from '../service-addresses.ts';
import { listScimGroups } from './actions/scim-groups.ts';
import { listScimUsers } from './actions/scim-users.ts';
import { toList } from './scim.view.ts';
import {
  createResource,
  deleteResource,
  getResource,
  patchResource,
  type Resource,
  replaceResource,
  scimGroups,
  scimUsers,
} from './scim-resource.ts';
import { resourceTypes, schemaDocuments, serviceProviderConfig } from './scim-schemas.ts';

const baseOf = ({ platform, actor }: Pick<Call<never>, 'platform' | 'actor'>): string =>
  serviceAddresses(platform, actor.workspaceId).scim;
const listOf = (resources: readonly Resource[]) => toList(resources, resources.length, 1);

export const scimRoutes = [
  handle(routes.serviceProviderConfig, async (call) => serviceProviderConfig(baseOf(call))),
  handle(routes.resourceTypes, async (call) => listOf(resourceTypes(baseOf(call)))),
  handle(routes.schemas, async (call) => listOf(schemaDocuments(baseOf(call)))),
  handle(routes.listUsers, (call) => listScimUsers(call.platform, call.actor, call.query)),
  handle(routes.createUser, (call) => createResource(scimUsers, call)),
  handle(routes.getUser, (call) => getResource(scimUsers, call, call.params.scimUserId)),
  handle(routes.replaceUser, (call) => replaceResource(scimUsers, call, call.params.scimUserId)),
  handle(routes.patchUser, (call) => patchResource(scimUsers, call, call.params.scimUserId)),
  handle(routes.deleteUser, (call) => deleteResource(scimUsers, call, call.params.scimUserId)),
  handle(routes.listGroups, (call) => listScimGroups(call.platform, call.actor, call.query)),
  handle(routes.createGroup, (call) => createResource(scimGroups, call)),
  handle(routes.getGroup, (call) => getResource(scimGroups, call, call.params.scimGroupId)),
  handle(routes.replaceGroup, (call) => replaceResource(scimGroups, call, call.params.scimGroupId)),
  handle(routes.patchGroup, (call) => patchResource(scimGroups, call, call.params.scimGroupId)),
  handle(routes.deleteGroup, (call) => deleteResource(scimGroups, call, call.params.scimGroupId)),
];
