/** By what others make projects of what they read, and say what a project says. */
export { replaceByOneChapter } from './actions/change-chapters.ts';
export { createProject, type ProjectVoices } from './actions/create-project.ts';
export { type ReadContent, readContent, readDocument, readSource, readText } from './actions/read-content.ts';
export { describeSounds, listVisibleProjects, showProjects } from './actions/show-projects.ts';
export { findProjectOf, listProjectIdsOf } from './projects.store.ts';
