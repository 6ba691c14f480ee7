export { voiceDesignModule } from './module.ts';
