import { type ChildProcess, spawn } from 'node:child_process';
import { PackFailure } from './pack-failure.ts';

/** Is not on the PATH. */
export class MissingProgram extends PackFailure {}

export interface RunProgramOptions {
  parameters: readonly string[];
  /** Over this process's own. */
  environment?: Readonly<Record<string, string>>;
  /** Where it works; this process's own folder when absent. */
  folder?: string;
  /** Kills the program and whatever it started. */
  signal: AbortSignal;
}

/**
 * Runs a program to its end; when aborted, too, it has ended when this does.
 * @throws PackFailure with the last line that it said; MissingProgram; the signal's reason
 */
export function runProgram(
  program: string,
  { parameters, environment, folder, signal }: RunProgramOptions,
): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
      cwd: folder,
      // a group of its own, so that a wrapper and the real program are killed as one
      detached: true,
    });
    const kill = (): void => killGroup(child);
    signal.addEventListener('abort', kill, { once: true });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-2000);
    });
    child.once('error', (cause: NodeJS.ErrnoException) => {
      signal.removeEventListener('abort', kill);
      const isMissing = cause.code === 'ENOENT';
      reject(
        isMissing
          ? new MissingProgram(`${program} is not installed`)
          : new PackFailure(`${program} cannot be run`, { cause }),
      );
    });
    child.once('close', (code) => {
      signal.removeEventListener('abort', kill);
      if (signal.aborted) reject(signal.reason);
      else if (code === 0) resolve();
      else reject(new PackFailure(`${program} failed: ${said.trim().split('\n').at(-1) || `code ${code}`}`));
    });
  });
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // it ended by itself just now
  }
}
