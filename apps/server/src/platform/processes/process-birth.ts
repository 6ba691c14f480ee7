import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Where the system tells nothing of it. */
export const unknownBirth = 'unknown';

/**
 * When a process was started, in the words of its operating system: with its number it names one process for all
 * time, as numbers are given out again. Undefined: no such process runs.
 */
export const processBirth = (pid: number): Promise<string | undefined> =>
  process.platform === 'linux' ? birthByProc(pid) : birthByPs(pid);

/** Ticks since the machine was started, which therefore is named too. */
async function birthByProc(pid: number): Promise<string | undefined> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => undefined);
  if (boot === undefined) return unknownBirth;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // the second field is a name in parentheses, which may hold anything; the third is the state, the 22nd the start
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  // of a process that has ended and that nobody took note of, only the entry is left
  const hasEnded = stat === undefined || fields[0] === 'Z' || fields[0] === 'X';
  return hasEnded ? undefined : `${boot.trim()}/${fields[19]}`;
}

async function birthByPs(pid: number): Promise<string | undefined> {
  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], {
      env: environment,
    });
    return stdout.trim() || undefined;
  } catch (cause) {
    // it found none
    return (cause as { code?: unknown }).code === 1 ? undefined : unknownBirth;
  }
}
