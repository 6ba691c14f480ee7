export { siteModule } from './module.ts';
