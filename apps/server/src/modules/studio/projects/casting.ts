export { listCast } from './cast.store.ts';
export { type Cast, readCast, voiceOfNode } from './cast.ts';
