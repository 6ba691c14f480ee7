export { deleteTake, listOldTakes, listProjectsWithOldTakes } from './takes.store.ts';
