import { diskFull } from '../errors/index.ts';
import { inputArguments, type MediaFile } from './ffmpeg-input.ts';
import { invalid } from './open-media.ts';
import { type FfmpegPlatform, noSpace, runFfmpeg } from './run-ffmpeg.ts';

interface Cut {
  startMs: number;
  /** The end of the file when absent. */
  endMs?: number | undefined;
  /** Where the part goes. */
  to: string;
  signal: AbortSignal;
}

/**
 * A part of a recording or a film, bit by bit as it was: sound and picture stay together. The picture of a film begins
 * with the last whole one before. @throws Failure `invalid_audio`, `disk_full`
 */
export async function cutMedia(
  platform: FfmpegPlatform,
  file: MediaFile,
  { startMs, endMs, to, signal }: Cut,
): Promise<void> {
  const ffmpeg = runFfmpeg(
    platform,
    [
      ...['-v', 'error', '-y', '-ss', seconds(startMs)],
      ...(endMs === undefined ? [] : ['-t', seconds(endMs - startMs)]),
      ...inputArguments(file),
      ...['-map', '0:V:0?', '-map', '0:a:0', '-c', 'copy', '-avoid_negative_ts', 'make_zero'],
      ...['-f', 'matroska', `file:${to}`],
    ],
    { signal },
  );
  ffmpeg.output.resume();
  const code = await ffmpeg.ended;
  signal.throwIfAborted();
  if (code === 0) return;
  const problem = ffmpeg.complaints();
  if (problem.includes(noSpace)) throw diskFull(problem);
  throw invalid('This part of the file can’t be read.');
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);
