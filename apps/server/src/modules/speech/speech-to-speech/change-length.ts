import { measureDuration } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ChangeJob, fileOf } from './plan-order.ts';

/** Of the recording, ms: what its header says, or else what is in it. */
export const changeLength = async (
  platform: Platform,
  { media, order }: ChangeJob,
  signal: AbortSignal,
): Promise<number> => media.durationMs ?? measureDuration(platform, fileOf(order), signal);
