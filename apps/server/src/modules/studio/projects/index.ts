export { getProject, requireProject } from './actions/get-project.ts';
export { listCastVoices } from './cast.store.ts';
export { listChapters } from './chapters.store.ts';
export { openCover } from './cover.ts';
export { type BlockTake, type BlockTakes, blockTakes, projectBlobs } from './extension-points.ts';
export { studioProjectsModule } from './module.ts';
