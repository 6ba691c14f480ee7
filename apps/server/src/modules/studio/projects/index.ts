export { studioProjectsModule } from './module.ts';
