export { convertSpeech } from './actions/convert-speech.ts';
export { heardSoFar } from './actions/heard-so-far.ts';
export { speechToTextModule } from './module.ts';
export { ears } from './realtime/index.ts';
export type { EngineTurn } from './work/detect-speech.ts';
export { readSteps, type SoundStep } from './work/read-steps.ts';
export { transcribeSamples } from './work/transcribe-samples.ts';
