import { extend } from '../../../platform/extensions.ts';
import type { Room } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { ownedShareLinks } from './owned-share-links.ts';
import { shareLinkRoutes } from './share-links.routes.ts';

export const shareLinksSubmodule: Room = {
  routes: shareLinkRoutes,
  extensions: [extend(ownedMaterial, ownedShareLinks)],
};
