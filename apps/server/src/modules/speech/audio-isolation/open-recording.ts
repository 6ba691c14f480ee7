import { findIsolator } from '../../../platform/isolation/index.ts';
import { type MediaFile, measureDuration, openMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { IsolationSource } from './isolation-job.ts';

/** @throws Failure `invalid_audio`, `audio_too_short`, `audio_too_long`, `engine_unavailable` */
export async function openRecording(
  platform: Platform,
  file: MediaFile,
  signal: AbortSignal,
): Promise<IsolationSource> {
  const media = await openMedia(platform, file, { signal });
  const engine = findIsolator(platform).name;
  const durationMs = media.durationMs ?? (await measureDuration(platform, file, signal));
  return { file, media: { ...media, durationMs }, engine };
}
