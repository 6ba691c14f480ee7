export { listingRoutes } from './listing.routes.ts';
export { ownedHistory } from './owned-history.ts';
export { ensureSearchIndex } from './search-index.store.ts';
