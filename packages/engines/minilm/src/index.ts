export { minilmEngine } from './minilm-engine.ts';
