export { requireProject } from './actions/get-project.ts';
export * as points from './extension-points.ts';
export * as making from './making.ts';
export { studioProjectsModule } from './module.ts';
