export { buildQuickDecoder } from './build-quick-decoder.ts';
