import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface BackgroundRun {
  signal: AbortSignal;
  /** Where it runs. */
  folder: string;
  environment?: Record<string, string>;
}

/**
 * Runs a program behind everything else that this machine does: people are talking meanwhile. With the signal it is
 * killed, and all that it started.
 * @throws Error with the last line that it said
 */
export function runInBackground(
  program: string,
  parameters: readonly string[],
  { signal, folder, environment }: BackgroundRun,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const kill = (): void => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    signal.addEventListener('abort', kill, { once: true });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-2000);
    });
    child.once('error', () => reject(new Error(`${program} is not installed.`)));
    child.once('close', (code) => {
      signal.removeEventListener('abort', kill);
      if (code === 0) resolve();
      else reject(new Error(`${program} failed: ${said.trim().split('\n').at(-1) || `code ${code}`}.`));
    });
  });
}
