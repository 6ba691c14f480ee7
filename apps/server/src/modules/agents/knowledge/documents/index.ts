export { addFolder, writeRow } from './actions/add-document.ts';
export { showAdded } from './actions/show-documents.ts';
export { nextRefresh } from './auto-sync.ts';
export { knowledgeHttpRoutes } from './documents.routes.ts';
export { enqueueRefreshes, refreshJob } from './refresh.jobs.ts';
