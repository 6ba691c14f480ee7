export { shareNewResource } from './actions/share-new-resource.ts';
export { sharingModule } from './module.ts';
export { requireResourceRole, sharedResourceRoles } from './resource-access.ts';
export {
  accessInfoOf,
  type ResourceReader,
  resourceReader,
  roleOn,
  visibleTo,
} from './resource-reader.ts';
export { type ShareableResource, shareableResources } from './shareable-resources.ts';
export { listSharedResourceIds } from './sharing.store.ts';
