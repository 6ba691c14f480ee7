export { getProject, requireProject } from './actions/get-project.ts';
export { restoreChapter, sayAgain } from './actions/put-text-back.ts';
export { showBlocks } from './actions/show-blocks.ts';
export { type Cast, readCast, voiceOfNode } from './cast.ts';
export { chapterNotFound } from './chapter-not-found.ts';
export { findChapter, listBlocks, listChapters } from './chapters.store.ts';
export { openCover } from './cover.ts';
/** Where others say what they have made of projects. */
export * as points from './extension-points.ts';
export { studioProjectsModule } from './module.ts';
