export { buildMinilmPack } from './build-minilm-pack.ts';
