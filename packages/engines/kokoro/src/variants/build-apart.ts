import { fork } from 'node:child_process';
import { once } from 'node:events';
import { programFlags } from '@mynah/engine-spec';
import type { QuickDecoderOptions } from './build-quick-decoder.ts';

/** What the program says before it ends; nothing when it was killed. */
export interface BuildAnswer {
  /** Why it could not be built. */
  fault?: string;
}

const program = new URL('./build-decoder-program.ts', import.meta.url);

/**
 * `buildQuickDecoder` in a process that ends with it: it computes for seconds, and a process that speaks would keep the
 * 400 MB that it takes.
 * @throws Error when it could not be built; the signal's reason
 */
export async function buildApart(
  { source, target }: QuickDecoderOptions,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const child = fork(program, [source, target], {
    execArgv: programFlags(program),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = (): void => void child.kill();
  signal.addEventListener('abort', stop, { once: true });
  let answer: BuildAnswer | undefined;
  child.on('message', (told: BuildAnswer) => {
    answer = told;
  });
  try {
    await once(child, 'exit');
  } finally {
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  if (!answer) throw new Error('the process that builds it ended');
  if (answer.fault !== undefined) throw new Error(answer.fault);
}
