import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Failure } from '../errors/index.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import type { Platform } from '../platform.ts';

export type FfmpegPlatform = Pick<Platform, 'config' | 'dataFolder'>;

/** An ffmpeg that runs: what it writes to its output, and how it ended. */
export interface RunningFfmpeg {
  output: Readable;
  /** Its own words so far, the last 64 kB of them. */
  complaints(): string;
  /** Resolves to the exit code; also when it was stopped. */
  ended: Promise<number>;
  stop(): void;
}

const mostComplaints = 64 * 1024;

/** Starts ffmpeg. It ends with the signal. @throws Failure `engine_unavailable` when there is none here. */
export function runFfmpeg(
  platform: FfmpegPlatform,
  parameters: readonly string[],
  signal: AbortSignal,
): RunningFfmpeg {
  signal.throwIfAborted();
  const program = findFfmpeg(platform);
  if (!program) {
    const retryAfterSeconds = 30;
    throw new Failure('engine_unavailable', 'ffmpeg is not here yet; try again soon.', { retryAfterSeconds });
  }
  const child = spawn(program, ['-nostdin', '-hide_banner', ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  return {
    output: child.stdout,
    complaints: collect(child),
    ended: new Promise((resolve, reject) => {
      child.once('error', (cause) =>
        reject(new Failure('engine_unavailable', 'ffmpeg did not start.', { cause })),
      );
      child.once('close', (code) => {
        signal.removeEventListener('abort', stop);
        resolve(code ?? 255);
      });
    }),
    stop,
  };
}

function collect(child: ChildProcessByStdio<null, Readable, Readable>): () => string {
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (more: string) => {
    text = `${text}${more}`.slice(-mostComplaints);
  });
  return () => text;
}
