import { spawn } from 'node:child_process';
import { PackFailure } from './pack-failure.ts';

/** Is not on the PATH. */
export class MissingProgram extends PackFailure {}

/** Runs a program to its end. @throws PackFailure with the last line that it said; MissingProgram */
export function runProgram(
  program: string,
  parameters: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'], signal });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-2000);
    });
    child.once('error', (cause: NodeJS.ErrnoException) => {
      const isMissing = cause.code === 'ENOENT';
      reject(
        isMissing
          ? new MissingProgram(`${program} is not installed`)
          : new PackFailure(`${program} cannot be run`, { cause }),
      );
    });
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new PackFailure(`${program} failed: ${said.trim().split('\n').at(-1) || `code ${code}`}`));
    });
  });
}
