export { withCompanions } from './companions.store.ts';
export { historyBlobs } from './history-blobs.ts';
export { toHistoryItem } from './items.view.ts';
export { listingRoutes } from './listing.routes.ts';
export { listMadeByTool } from './made-by-tool.store.ts';
export { ownedHistory } from './owned-history.ts';
export { ensureSearchIndex } from './search-index.store.ts';
