import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { PostgresFault } from './postgres-fault.ts';
import { isAlive } from './postmaster.ts';

const waitMs = 90_000;

/** One process at a time starts the database; the others then find it running. */
export async function withStartLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const giveUpAt = Date.now() + waitMs;
  while (!(await take(path))) {
    if (Date.now() > giveUpAt)
      throw new PostgresFault(`Another process holds the start of the database (${path}).`);
    await delay(100);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  }
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  // the lock of a killed process; our own number means that it was given out again, as in a container
  if (holder > 0 && (holder === process.pid || !isAlive(holder))) await rm(path, { force: true });
  return false;
}
