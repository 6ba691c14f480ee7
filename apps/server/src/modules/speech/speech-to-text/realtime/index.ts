export { realtimeRoutes } from './realtime.routes.ts';
