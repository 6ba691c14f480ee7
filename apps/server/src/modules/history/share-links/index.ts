export { ownedShareLinks } from './owned-share-links.ts';
export { shareLinkRoutes } from './share-links.routes.ts';
