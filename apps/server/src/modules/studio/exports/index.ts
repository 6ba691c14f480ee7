export { studioExportsModule } from './module.ts';
