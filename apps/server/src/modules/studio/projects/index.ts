export { createChapters } from './actions/change-chapters.ts';
export { createProject } from './actions/create-project.ts';
export { getProject, requireProject } from './actions/get-project.ts';
export { showProject } from './actions/show-projects.ts';
/** Who plays which part. */
export * as casting from './casting.ts';
/** What chapters say, and putting it back. */
export * as chapters from './chapters.ts';
export { openCover } from './cover.ts';
/** What higher modules tell of projects. */
export * as projectPoints from './extension-points.ts';
/** Reading texts, and making projects of them. */
export * as making from './making.ts';
export { studioProjectsModule } from './module.ts';
