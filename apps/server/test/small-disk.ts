import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Only the superuser may mount, and not in every container. */
export function mountSmallDisk(folder: string, megabytes: number): boolean {
  mkdirSync(folder, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder];
  return spawnSync('mount', options).status === 0;
}

/** Also while files there are open. */
export const unmount = (folder: string): void => void spawnSync('umount', ['-l', folder]);

/** Takes room until so much is left; the path of what takes it. */
export async function fillDisk(folder: string, leftBytes: number): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const ballast = join(folder, 'ballast');
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)));
  return ballast;
}
