export { audioIsolationModule } from './module.ts';
