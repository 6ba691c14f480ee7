export { forcedAlignmentModule } from './module.ts';
