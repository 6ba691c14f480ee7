export { serviceAccountRoutes } from './service-accounts.routes.ts';
export { listSharingGroupsOf } from './service-accounts.store.ts';
