export { createEspeakEngine } from './espeak-engine.ts';
export { EspeakProcess, type EspeakSpeech, isEspeakInstalled } from './espeak-process.ts';
export { openPhonemizers } from './open-phonemizers.ts';
export { type BorrowedEspeak, borrowEspeak } from './shared-espeak.ts';
export { espeakLanguages, espeakVoices } from './voices.ts';
