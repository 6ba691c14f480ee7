export { directoryModule } from './module.ts';
