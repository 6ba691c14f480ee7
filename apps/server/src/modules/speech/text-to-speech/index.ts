export { textToSpeechModule } from './module.ts';
