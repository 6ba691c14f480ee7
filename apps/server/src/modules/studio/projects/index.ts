export { getProject, requireProject } from './actions/get-project.ts';
export { type Cast, readCast, voiceOfNode } from './cast.ts';
export { listChapters } from './chapters.store.ts';
export { openCover } from './cover.ts';
export { type BlockTake, type BlockTakes, blockTakes, projectBlobs } from './extension-points.ts';
export { studioProjectsModule } from './module.ts';
