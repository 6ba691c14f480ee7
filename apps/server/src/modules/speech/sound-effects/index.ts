export { soundEffectsModule } from './module.ts';
