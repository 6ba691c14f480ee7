import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { diskFull } from '../errors/index.ts';

/** Of the disk that a folder is on, or will be; what is kept for the superuser does not count. */
export const freeBytes = async (folder: string): Promise<number> => (await diskSpace(folder)).freeBytes;

/** Likewise, with all that the disk could hold. */
export async function diskSpace(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT' && dirname(folder) !== folder;
    if (!isMissing) throw cause;
    return diskSpace(dirname(folder));
  }
}

export const megabyte = 1024 * 1024;

/**
 * Leaves the last of a disk to the database and to whoever makes room: what is large is refused before that is used
 * up. @throws Failure `disk_full`
 */
export async function requireRoom(folder: string, leastMegabytes: number): Promise<void> {
  if ((await freeBytes(folder)) < leastMegabytes * megabyte) throw diskFull();
}
