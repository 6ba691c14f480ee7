import { spawn } from 'node:child_process';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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

interface RunOptions {
  signal: AbortSignal;
  /** What it reads from its `pipe:0`; closed when it ends. */
  input?: AsyncIterable<Uint8Array>;
}

/** How ffmpeg says ENOSPC. */
export const noSpace = 'No space left on device';

const mostComplaints = 64 * 1024;

/**
 * Starts ffmpeg. It ends with the signal, and when its input fails: then `ended` rejects with the reason.
 * @throws Failure `engine_unavailable` when there is none here.
 */
export function runFfmpeg(
  platform: FfmpegPlatform,
  parameters: readonly string[],
  { signal, input }: RunOptions,
): RunningFfmpeg {
  signal.throwIfAborted();
  const program = findFfmpeg(platform);
  if (!program) {
    const retryAfterSeconds = 30;
    throw new Failure('engine_unavailable', 'ffmpeg isn’t ready yet. Try again soon.', { retryAfterSeconds });
  }
  const child = spawn(program, ['-nostdin', '-hide_banner', ...parameters], {
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  const stop = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  const fed = input && child.stdin ? feed(child.stdin, input, stop) : undefined;
  // told by `ended`, which may be asked later
  fed?.catch(() => {});
  const closed = new Promise<number>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new Failure('engine_unavailable', 'ffmpeg didn’t start.', { cause })),
    );
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop);
      resolve(code ?? 255);
    });
  });
  return {
    output: child.stdout!,
    complaints: collect(child.stderr!),
    ended: fed ? closed.then((code) => fed.then(() => code)) : closed,
    stop,
  };
}

/** Rejects when the input fails; that ffmpeg has had enough of it is no fault. */
async function feed(stdin: Writable, input: AsyncIterable<Uint8Array>, stop: () => void): Promise<void> {
  let failure: unknown;
  const watched = async function* () {
    try {
      yield* input;
    } catch (cause) {
      failure = cause;
      throw cause;
    }
  };
  await pipeline(Readable.from(watched(), { objectMode: false }), stdin).catch(() => {});
  if (failure === undefined) return;
  stop();
  throw failure;
}

function collect(stderr: Readable): () => string {
  let text = '';
  stderr.setEncoding('utf8').on('data', (more: string) => {
    text = `${text}${more}`.slice(-mostComplaints);
  });
  return () => text;
}
