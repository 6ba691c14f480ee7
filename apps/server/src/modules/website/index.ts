export { websiteModule } from './module.ts';
