export { studioAssetsModule } from './module.ts';
