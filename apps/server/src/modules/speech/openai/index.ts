export { openaiSpeechModule } from './module.ts';
