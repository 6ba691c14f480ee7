export { translationModule } from './module.ts';
