export { multilingualUseEngine } from './multilingual-use-engine.ts';
