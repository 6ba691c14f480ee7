export { historyBlobs } from './history-blobs.ts';
export { listingRoutes } from './listing.routes.ts';
export { listMadeByTool } from './made-by-tool.store.ts';
export { ownedHistory } from './owned-history.ts';
export { ensureSearchIndex } from './search-index.store.ts';
