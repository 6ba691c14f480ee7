export { type Cast, type NodeVoice, readCast, voiceOfNode } from './cast.ts';
export { type BlockTake, type BlockTakes, blockTakes } from './extension-points.ts';
export { studioProjectsModule } from './module.ts';
