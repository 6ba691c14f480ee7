import { Failure } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { decodeMedia } from './decode-media.ts';
import type { MediaFile } from './ffmpeg-input.ts';

/** For recordings of browsers, whose header does not say it. @throws Failure `invalid_audio`, `audio_too_short` */
export async function measureDuration(
  platform: Platform,
  file: MediaFile,
  signal: AbortSignal,
): Promise<number> {
  const sampleRateHz = 8000;
  let samples = 0;
  for await (const block of decodeMedia(platform, file, { sampleRateHz, channels: 1, signal }))
    samples += block.length;
  const durationMs = (samples / sampleRateHz) * 1000;
  if (durationMs < 100) throw new Failure('audio_too_short', 'The audio is shorter than 100 ms.');
  return durationMs;
}
