import { fork } from 'node:child_process';
import { programFlags } from '@mynah/engine-spec';
import type { PackBuilder } from '@mynah/models';

const program = new URL('./build-pack-program.ts', import.meta.url);

/** From the program of its own that builds a pack. */
export type BuildReport = { share: number } | { fault: string };

/**
 * Builds a pack in a process of its own: it takes some seconds of computing and much memory, which neither holds up
 * the server nor stays with it, and can be ended at any time.
 */
export const buildPackApart =
  (step: string): PackBuilder =>
  ({ source, target, signal, onProgress }) =>
    new Promise<void>((resolve, reject) => {
      const child = fork(program, [step, source, target], {
        execArgv: programFlags(program),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const kill = (): void => void child.kill('SIGKILL');
      let fault = 'the builder ended';
      signal?.addEventListener('abort', kill, { once: true });
      child.on('message', (report: BuildReport) => {
        if ('share' in report) onProgress?.(report.share);
        else fault = report.fault;
      });
      child.once('error', reject);
      child.once('close', (code) => {
        signal?.removeEventListener('abort', kill);
        if (signal?.aborted) reject(signal.reason);
        else if (code === 0) resolve();
        else reject(new Error(`The pack could not be built: ${fault}.`));
      });
      if (signal?.aborted) kill();
    });
