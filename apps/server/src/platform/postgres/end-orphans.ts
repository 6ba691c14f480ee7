import { readdir, readlink } from 'node:fs/promises';
import { findProgram, signal } from './postmaster.ts';

/**
 * Ends what a killed server left running over its data folder: as long as one of its processes is in the middle of a
 * statement, no new server may open the folder. On Linux; elsewhere they end by themselves with their statement.
 */
export async function endOrphans(dataFolder: string): Promise<void> {
  const names = await readdir('/proc').catch(() => []);
  for (const name of names) {
    const pid = Number(name);
    if (pid > 0 && (await isOrphan(pid, dataFolder))) signal(pid, 'SIGKILL');
  }
}

/** PostgreSQL's processes work inside their data folder. */
async function isOrphan(pid: number, dataFolder: string): Promise<boolean> {
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => ''); // another user's, or gone meanwhile
  return folder === dataFolder && (await findProgram(pid)) === 'postgres';
}
