import { stat } from 'node:fs/promises';
import { within } from '@mynah/engine-spec';
import { Failure } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { inputArguments, type MediaFile } from './ffmpeg-input.ts';
import { isLocked } from './is-locked.ts';
import { type MediaInfo, readMediaInfo } from './read-media-info.ts';
import { type FfmpegPlatform, runFfmpeg } from './run-ffmpeg.ts';

/** A file that was looked at: it has sound, and its header is within every limit. */
export interface OpenedMedia extends MediaInfo {
  sound: NonNullable<MediaInfo['sound']>;
}

interface OpenOptions {
  signal: AbortSignal;
  /** The setting for all recordings when absent. */
  mostMs?: number;
  /** Shorter is refused, where the header says how long it is. 100 ms when absent. */
  leastMs?: number;
}

/** Beyond what any recorder makes; a header may claim anything. */
const limits = { sampleRateHz: 768_000, channels: 64, pixels: 16_384 };
const lookMs = 20_000;
const defaultLeastMs = 100;

/**
 * Looks at the header of a file. @throws Failure `invalid_audio`, `audio_too_short`, `audio_too_long`, each with a
 * sentence that helps; `engine_unavailable` without ffmpeg
 */
export async function openMedia(
  platform: FfmpegPlatform,
  file: MediaFile,
  { signal, mostMs = longestRecordingMs(platform), leastMs = defaultLeastMs }: OpenOptions,
): Promise<OpenedMedia> {
  const info = await lookAtMedia(platform, file, signal);
  requireSound(info);
  const { durationMs } = info;
  if (durationMs !== undefined && durationMs < leastMs) {
    throw new Failure('audio_too_short', `The audio is shorter than ${leastMs} ms.`);
  }
  if (durationMs !== undefined && durationMs > mostMs) throw tooLong(mostMs);
  return info;
}

/** What the header of a file says that can be read, with sound or without. @throws Failure `invalid_audio` */
export async function lookAtMedia(
  platform: FfmpegPlatform,
  file: MediaFile,
  signal: AbortSignal,
): Promise<MediaInfo> {
  const { size } = await stat(file.path);
  if (size === 0) throw invalid('The file is empty.');
  if (await isLocked(file.path, size)) throw locked();
  const ending = within(lookMs, signal);
  const ffmpeg = runFfmpeg(platform, inputArguments(file), { signal: ending });
  ffmpeg.output.resume();
  await ffmpeg.ended;
  signal.throwIfAborted();
  const told = ffmpeg.complaints();
  const info = readMediaInfo(told);
  if (/encrypted|drm[is]\b|protected/i.test(told)) {
    throw locked();
  }
  if (!info) throw invalid('This isn’t an audio or video file that can be read.');
  const { width = 0, height = 0 } = info.picture ?? {};
  if (Math.max(width, height) > limits.pixels) throw invalid('The picture is too large.');
  return info;
}

function requireSound(info: MediaInfo): asserts info is OpenedMedia {
  if (!info.sound) throw invalid(info.picture ? 'The video has no sound.' : 'There’s no sound in the file.');
  const { sampleRateHz, channels } = info.sound;
  if (sampleRateHz > limits.sampleRateHz || channels > limits.channels) {
    throw invalid(`Audio with ${sampleRateHz} Hz and ${channels} channels can’t be read.`);
  }
}

/** The operator's limit, ms. */
export const longestRecordingMs = ({ config }: Pick<Platform, 'config'>): number =>
  config.mediaMinutes * 60_000;

export const tooLong = (mostMs: number): Failure =>
  new Failure('audio_too_long', `The recording is longer than ${Math.round(mostMs / 6_000) / 10} minutes.`);

const locked = (): Failure => invalid('The file is encrypted. Upload one without copy protection.');

export const invalid = (message: string): Failure => new Failure('invalid_audio', message);
