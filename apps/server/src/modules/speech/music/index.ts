export { musicModule } from './module.ts';
