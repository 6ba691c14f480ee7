import { constants } from 'node:fs';
import { access, mkdir, open, readFile, rm, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartFault } from './start-fault.ts';

export interface DataFolder {
  path: string;
  /** Gives the folder up to the next start. */
  release(): Promise<void>;
}

/** Less than this and a database cannot work safely. */
const leastFreeBytes = 200 * 1024 * 1024;

/** Takes the data folder for this process. @throws StartFault in one sentence when it cannot. */
export async function takeDataFolder(given: string): Promise<DataFolder> {
  const path = resolve(given);
  await mkdir(path, { recursive: true }).catch((cause) => unwritable(path, cause));
  await access(path, constants.W_OK).catch((cause) => unwritable(path, cause));
  await requireSpace(path);
  const lock = join(path, 'server.lock');
  await takeLock(lock, path);
  return { path, release: () => rm(lock, { force: true }) };
}

async function requireSpace(path: string): Promise<void> {
  const { bavail, bsize } = await statfs(path);
  if (bavail * bsize < leastFreeBytes) {
    throw new StartFault(`The disk of the data folder ${path} is full: less than 200 MB are free.`);
  }
}

async function takeLock(lock: string, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = await open(lock, 'wx', 0o600);
      await file.writeFile(String(process.pid));
      await file.close();
      return;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') unwritable(folder, cause);
      const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
      if (holder > 0 && isRunning(holder)) {
        throw new StartFault(`Another server (process ${holder}) already uses the data folder ${folder}.`);
      }
      // left behind by a server that was killed
      await rm(lock, { force: true });
    }
  }
  throw new StartFault(`Another server is just starting on the data folder ${folder}.`);
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function unwritable(path: string, cause: unknown): never {
  const code = (cause as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC') throw new StartFault(`The disk of the data folder ${path} is full.`);
  throw new StartFault(`The data folder ${path} cannot be written (${code ?? 'unknown reason'}).`);
}
