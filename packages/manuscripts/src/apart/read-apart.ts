import { fork } from 'node:child_process';
import { once } from 'node:events';
import { programFlags } from '@mynah/engine-spec';
import type { Manuscript } from '../manuscript.ts';
import { ManuscriptFailure } from '../manuscript-failure.ts';
import type { ManuscriptFile, ReadingOptions } from '../manuscript-input.ts';
import type { ReadAnswer, ReadRequest } from './manuscript-program.ts';

const program = new URL('./manuscript-program.ts', import.meta.url);

export interface ReadApartOptions extends ReadingOptions {
  /** After which the process is ended; the longest novels take a few seconds. */
  longestMs?: number;
  /** Of the process's heap. */
  mostMebibytes?: number;
}

/**
 * Reads a file in a process that is ended with it, so that a hostile one can neither stop the caller nor fill its memory.
 *
 * @throws ManuscriptFailure of `readManuscript`, `manuscript_takes_too_long`, `manuscript_aborted`, and
 *   `manuscript_too_large` when the process had no memory left
 */
export async function readApart(file: ManuscriptFile, options: ReadApartOptions = {}): Promise<Manuscript> {
  const { limits, signal: stop, longestMs = 60_000, mostMebibytes = 1024 } = options;
  if (stop?.aborted) throw new ManuscriptFailure('manuscript_aborted');
  const child = fork(program, {
    execArgv: [...programFlags(program), `--max-old-space-size=${mostMebibytes}`],
    serialization: 'advanced',
    // what it says when its memory is full is no line of our log
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const late = AbortSignal.timeout(longestMs);
  const ended = new AbortController();
  let hadNoMemory = false;
  // Node, or the system, ends by a signal what takes more memory than there is
  child.once('exit', (_, by) => {
    hadNoMemory = by !== null;
    ended.abort();
  });
  child.once('error', () => ended.abort());
  const signal = AbortSignal.any([late, ended.signal, ...(stop ? [stop] : [])]);
  try {
    child.send({ file, limits } satisfies ReadRequest);
    const [answer] = (await once(child, 'message', { signal })) as [ReadAnswer];
    return manuscriptOf(answer);
  } catch (cause) {
    if (stop?.aborted) throw new ManuscriptFailure('manuscript_aborted');
    if (late.aborted) throw new ManuscriptFailure('manuscript_takes_too_long');
    if (hadNoMemory) throw new ManuscriptFailure('manuscript_too_large', undefined, { cause });
    throw cause;
  } finally {
    child.kill('SIGKILL');
  }
}

function manuscriptOf(answer: ReadAnswer): Manuscript {
  if ('manuscript' in answer) return answer.manuscript;
  if ('failure' in answer) throw new ManuscriptFailure(answer.failure.code, answer.failure.message);
  throw new Error(`The manuscript could not be read: ${answer.fault}`);
}
