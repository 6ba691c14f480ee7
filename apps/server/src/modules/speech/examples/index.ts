export { examplesModule } from './module.ts';
