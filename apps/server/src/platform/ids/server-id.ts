import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from './new-id.ts';

/**
 * The name of the server of a data folder, the same after each start: one server at a time has the folder, so what
 * was held under its name by an earlier process is held by nobody.
 */
export async function openServerId(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'server-id');
  const kept = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (kept) return kept;
  const made = newId();
  await writeFile(`${path}.new`, made, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return made;
}
