import { createHash } from 'node:crypto';
import { mkdir, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Account } from './server-account.ts';

const publicFolder = '/var/lib/mynah';

/**
 * Where PostgreSQL keeps its files: the given folder, unless it has to run as another user who cannot walk there
 * (a data folder in root's own home). Then a folder under `/var/lib`, with a link to it in the data folder.
 */
export async function databaseHome(folder: string, account: Account | undefined): Promise<string> {
  if (!account || (await othersMayEnter(folder))) return folder;
  const home = join(publicFolder, createHash('sha256').update(folder).digest('hex').slice(0, 16));
  await mkdir(home, { recursive: true, mode: 0o755 });
  const link = join(folder, 'home');
  await rm(link, { force: true });
  await symlink(home, link);
  return home;
}

async function othersMayEnter(folder: string): Promise<boolean> {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
  }
  return true;
}
