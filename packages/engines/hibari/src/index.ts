export { createHibariEngine } from './hibari-engine.ts';
export { hibariVoices } from './voices.ts';
