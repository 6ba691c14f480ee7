export type { GeneratedSpeech } from './actions/generate-speech.ts';
export { answerWhole } from './answer-whole.ts';
export { beginSpeech } from './begin-speech.ts';
export { textToSpeechModule } from './module.ts';
export { IdleClock } from './sockets/idle-clock.ts';
export { SocketLine } from './sockets/socket-line.ts';
export { bytesOf } from './speech-chunk.view.ts';
export type { SpeechOrder } from './speech-job.ts';
