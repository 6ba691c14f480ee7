import { spawn } from 'node:child_process';
import { EngineFailure, within } from '@mynah/engine-spec';

/** A sentence takes a fraction of a second; what takes longer hangs. */
const longestMs = 20_000;
const mostAnswerBytes = 1024 * 1024;
/** Of one of its programs: seconds of a processor, and kilobytes. */
const limited = 'ulimit -t 20 -v 2097152 2>/dev/null; exec "$@"';

/**
 * What the program writes; undefined when it is not on the PATH. The program is a script that starts others: they
 * are ended as one. @throws EngineFailure
 */
export async function runApertium(
  parameters: readonly string[],
  { input = '', signal }: { input?: string; signal: AbortSignal },
): Promise<string | undefined> {
  const stopping = within(longestMs, signal);
  const child = spawn('/bin/sh', ['-c', limited, 'sh', 'apertium', ...parameters], {
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' },
  });
  const stop = (): void => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // all of them have ended
    }
  };
  stopping.addEventListener('abort', stop, { once: true });
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    // it may end without having read all
    child.stdin.on('error', () => {}).end(input);
    const answer = await read(child.stdout, stop);
    const status = await ended;
    if (status === notFound) return undefined;
    if (status !== 0 || answer === undefined)
      throw new EngineFailure(
        signal.aborted ? 'unavailable' : 'broken',
        'Apertium stopped while translating.',
      );
    return answer;
  } catch (cause) {
    if (cause instanceof EngineFailure) throw cause;
    throw new EngineFailure('broken', 'Apertium couldn’t be started.', { cause });
  } finally {
    stopping.removeEventListener('abort', stop);
    stop();
  }
}

/** What a shell ends with for a program that is not there (POSIX). */
const notFound = 127;

async function read(output: AsyncIterable<Buffer>, stop: () => void): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of output) {
    size += piece.length;
    pieces.push(piece);
    if (size <= mostAnswerBytes) continue;
    stop();
    return undefined;
  }
  return Buffer.concat(pieces).toString();
}
