export { listWays } from './list-ways.ts';
export { reauthenticationRoutes } from './reauthentication.routes.ts';
