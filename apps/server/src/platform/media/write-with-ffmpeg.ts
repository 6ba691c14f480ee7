import { diskFull, Failure } from '../errors/index.ts';
import { type FfmpegPlatform, noSpace, runFfmpeg } from './run-ffmpeg.ts';

/**
 * Lets ffmpeg write a file of our own samples, which it reads from its `pipe:0`.
 * @throws Failure `engine_unavailable` without ffmpeg, `disk_full`
 */
export async function writeWithFfmpeg(
  platform: FfmpegPlatform,
  parameters: readonly string[],
  { input, signal }: { input: AsyncIterable<Uint8Array>; signal: AbortSignal },
): Promise<void> {
  const ffmpeg = runFfmpeg(platform, parameters, { input, signal });
  ffmpeg.output.resume();
  const code = await ffmpeg.ended;
  signal.throwIfAborted();
  if (code === 0) return;
  const problem = ffmpeg.complaints();
  if (problem.includes(noSpace)) throw diskFull(problem);
  throw new Failure('internal_server_error', 'The file couldn’t be written.', { cause: new Error(problem) });
}
