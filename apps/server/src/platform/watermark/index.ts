export { speechWatermarker } from './speech-watermarker.ts';
export { watermarkKey } from './watermark-key.ts';
