export { ownedShareLinks } from './owned-share-links.ts';
export { shareLinkRoutes } from './share-links.routes.ts';
export { deleteLinksOfItems } from './share-links.store.ts';
