export { findMappedDecoder } from './find-mapped-decoder.ts';
