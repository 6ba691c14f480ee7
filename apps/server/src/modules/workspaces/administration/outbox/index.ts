export { outboxRoutes } from './outbox.routes.ts';
export { readsOutbox } from './reads-outbox.ts';
