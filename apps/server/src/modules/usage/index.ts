export { usageModule } from './module.ts';
