export { createWatermarker, type Watermarker, type WatermarkerOptions } from './create-watermarker.ts';
export { detectWatermark, type WatermarkFinding } from './detect-watermark.ts';
