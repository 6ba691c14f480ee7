export { speechMark } from './speech-mark.ts';
export { watermarkKey } from './watermark-key.ts';
