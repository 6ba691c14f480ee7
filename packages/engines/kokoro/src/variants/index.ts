export { ensureMappedDecoder, findMappedDecoder } from './find-mapped-decoder.ts';
