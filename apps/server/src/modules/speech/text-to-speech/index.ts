export { beginSpeech } from './begin-speech.ts';
export { textToSpeechModule } from './module.ts';
export { planRequest } from './plan-request.ts';
export { TextPieces } from './sockets/index.ts';
