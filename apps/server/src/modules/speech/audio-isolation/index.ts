export { findIsolator, type IsolationOptions, isolateSpeech } from './isolate-speech.ts';
export { audioIsolationModule } from './module.ts';
