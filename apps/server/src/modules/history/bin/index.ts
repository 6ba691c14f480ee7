export { removeHistoryItem } from './actions/delete-items.ts';
export { enqueuePurge } from './actions/purge-bin.ts';
export { binRoutes } from './bin.routes.ts';
export { purgeJob } from './purge.ts';
