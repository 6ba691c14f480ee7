export { ownSessionsModule } from './module.ts';
export { listLiveSessions } from './own-sessions.store.ts';
export { toSession } from './own-sessions.view.ts';
