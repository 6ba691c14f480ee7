import { createWatermarker, type Watermarker } from '@mynah/watermark';
import type { Platform } from '../platform.ts';
import { watermarkKey } from './watermark-key.ts';

/**
 * Every sound of speech passes through one of these, before peaks are limited: it takes the server's watermark there, or
 * goes by untouched where the operator does not want it.
 */
export const speechWatermarker = (
  { config, keys }: Pick<Platform, 'config' | 'keys'>,
  sampleRateHz: number,
): Watermarker =>
  config.watermark ? createWatermarker({ sampleRateHz, key: watermarkKey(keys) }) : passingBy;

const passingBy: Watermarker = {
  push: (block) => block,
  finish: () => new Float32Array(0),
};
