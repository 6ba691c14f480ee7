export { getProject, requireProject } from './actions/get-project.ts';
/** Who plays which part. */
export * as casting from './cast.ts';
/** What chapters say, and putting it back. */
export * as chapters from './chapters.ts';
export { openCover } from './cover.ts';
/** Where others say what they have made of projects. */
export * as points from './extension-points.ts';
export { studioProjectsModule } from './module.ts';
