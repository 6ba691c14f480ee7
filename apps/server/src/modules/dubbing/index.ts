export { dubbingModule } from './module.ts';
