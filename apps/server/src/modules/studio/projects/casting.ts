export { listCast } from './cast.store.ts';
export { type Cast, type NodeVoice, readCast, voiceOfNode } from './cast.ts';
