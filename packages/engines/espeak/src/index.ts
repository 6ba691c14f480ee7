export { createEspeakEngine } from './espeak-engine.ts';
export { EspeakProcess, type EspeakSpeech, isEspeakInstalled } from './espeak-process.ts';
export { espeakLanguages, espeakVoices } from './voices.ts';
