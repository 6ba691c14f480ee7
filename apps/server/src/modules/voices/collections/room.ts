import { extend } from '../../../platform/extensions.ts';
import type { Room } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { shareableResources } from '../../workspaces/sharing/index.ts';
import { collectionRoutes } from './collections.routes.ts';
import { ownedCollections } from './owned-collections.ts';
import { shareableCollection } from './shareable-collection.ts';

export const collectionsRoom: Room = {
  routes: collectionRoutes,
  extensions: [extend(ownedMaterial, ownedCollections), extend(shareableResources, shareableCollection)],
};
