export { createChapters } from './actions/change-chapters.ts';
export { createProject } from './actions/create-project.ts';
export { getProject } from './actions/get-project.ts';
export { readSource, readText } from './actions/read-content.ts';
export { showProject } from './actions/show-projects.ts';
export {
  type BlockTake,
  type BlockTakes,
  blockTakes,
  type ProjectCreation,
  type ProjectCreations,
  projectCreations,
} from './extension-points.ts';
export { studioProjectsModule } from './module.ts';
