/** What conversations hear by. */
export * as ears from './ears.ts';
export { realtimeRoutes } from './realtime.routes.ts';
