export type { GeneratedSpeech } from './actions/generate-speech.ts';
export { answerWhole } from './answer-whole.ts';
export { beginSpeech } from './begin-speech.ts';
export { BegunSpeech } from './begun-speech.ts';
export { textToSpeechModule } from './module.ts';
export { planFormat } from './plan-setup.ts';
export { randomSeed } from './seeds.ts';
export { bytesOf } from './speech-chunk.view.ts';
export type { SpeechOrder } from './speech-job.ts';
