export { buildKokoroPack, type KokoroPackOptions } from './build-kokoro-pack.ts';
