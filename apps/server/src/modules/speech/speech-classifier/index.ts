export { speechClassifierModule } from './module.ts';
