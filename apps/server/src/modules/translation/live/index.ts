/** Speech in one language in, speech in another out, while somebody speaks. */
export { liveHttpRoutes } from './live.routes.ts';
export { runLive } from './run-live.ts';
