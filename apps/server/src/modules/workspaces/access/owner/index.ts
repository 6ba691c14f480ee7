export { ensureConfiguredOwner } from './actions/ensure-configured-owner.ts';
export { ownerRoutes } from './owner.routes.ts';
