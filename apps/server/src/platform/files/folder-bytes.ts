import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the files of a folder take together, those of its folders too; 0 when it is not there. Links count as nothing. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  const entries = await opendir(folder).catch(missing);
  if (!entries) return 0;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await folderBytes(path);
    // one that was deleted meanwhile takes nothing
    else if (entry.isFile()) bytes += (await stat(path).catch(missing))?.size ?? 0;
  }
  return bytes;
}

function missing(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== 'ENOENT') throw cause;
}
