export { runLive } from './live/index.ts';
export { translationModule } from './module.ts';
