import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freeBytes, megabyte } from '../platform/files/free-space.ts';
import { type LockFile, takeLockFile } from '../platform/processes/lock-file.ts';
import { StartFault } from './start-fault.ts';

export interface DataFolder {
  path: string;
  /** Gives the folder up to the next start. */
  release(): Promise<void>;
}

/** Takes the data folder for this process. @throws StartFault in one sentence when it cannot. */
export async function takeDataFolder(given: string, leastFreeMegabytes = 0): Promise<DataFolder> {
  const path = resolve(given);
  await mkdir(path, { recursive: true }).catch((cause) => unwritable(path, cause));
  await access(path, constants.W_OK).catch((cause) => unwritable(path, cause));
  await requireSpace(path, leastFreeMegabytes);
  const { release } = await takeLock(path);
  return { path, release };
}

/** A database cannot work safely without room. */
async function requireSpace(path: string, leastMegabytes: number): Promise<void> {
  if ((await freeBytes(path)) >= leastMegabytes * megabyte) return;
  throw new StartFault(
    `The disk of the data folder ${path} is full. Less than ${leastMegabytes} MB are free (MYNAH_MIN_FREE_MB).`,
  );
}

async function takeLock(folder: string): Promise<LockFile> {
  const taken = await takeLockFile(join(folder, 'server.lock')).catch((cause) => unwritable(folder, cause));
  if ('release' in taken) return taken;
  throw new StartFault(
    `Another server (process ${taken.heldBy}) is already using the data folder ${folder}.`,
  );
}

function unwritable(path: string, cause: unknown): never {
  const code = (cause as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC') throw new StartFault(`The disk of the data folder ${path} is full.`);
  throw new StartFault(`The data folder ${path} can’t be written to (${code ?? 'unknown reason'}).`);
}
