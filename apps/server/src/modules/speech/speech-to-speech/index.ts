export { speechToSpeechModule } from './module.ts';
