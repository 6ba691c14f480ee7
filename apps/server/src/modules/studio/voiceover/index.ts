export { studioVoiceoverModule } from './module.ts';
