import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackFile } from './pack-manifest.ts';

/** Hashes a file without holding it in memory. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** Are all files there with the right size? Quick: for every start. */
export async function haveRightSizes(folder: string, files: readonly PackFile[]): Promise<boolean> {
  for (const file of files) {
    const found = await stat(join(folder, file.path)).catch(() => undefined);
    if (found?.size !== file.sizeBytes) return false;
  }
  return true;
}

/** The first file that is not what the manifest says; undefined when all are. */
export async function findDamaged(folder: string, files: readonly PackFile[]): Promise<string | undefined> {
  if (!(await haveRightSizes(folder, files))) return files[0]?.path;
  for (const file of files) if ((await sha256Of(join(folder, file.path))) !== file.sha256) return file.path;
  return undefined;
}
