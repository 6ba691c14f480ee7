export { type BuiltFile, buildKokoroPack, type KokoroPackOptions } from './build-kokoro-pack.ts';
