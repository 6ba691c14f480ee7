export { audioNativeModule } from './module.ts';
