export { track } from './actions/track.ts';
export { listFlags } from './feature-flags.ts';
export { productEventsModule } from './module.ts';
