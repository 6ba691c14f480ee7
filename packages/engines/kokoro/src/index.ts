export { createKokoroEngine, type KokoroOptions } from './kokoro-engine.ts';
export { kokoroVoices } from './voices.ts';
