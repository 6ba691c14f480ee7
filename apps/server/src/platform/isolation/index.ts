export { findIsolator, type IsolationOptions, isolateSpeech } from './isolate-speech.ts';
