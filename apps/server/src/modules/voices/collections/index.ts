export { voiceCollectionsModule } from './module.ts';
