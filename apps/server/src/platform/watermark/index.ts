export { watermarkKey } from './watermark-key.ts';
