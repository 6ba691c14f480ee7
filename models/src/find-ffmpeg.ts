import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The ffmpeg to use: the one that was named, the one on the PATH, or the one in the pack's folder. */
export async function findFfmpeg(
  named: string | undefined,
  packFolder: string | undefined,
): Promise<string | undefined> {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'ffmpeg'));
  const inPack = packFolder
    ? (await readdir(packFolder).catch(() => [])).map((name) => join(packFolder, name))
    : [];
  for (const path of [...(named ? [named] : []), ...onPath, ...inPack]) {
    const runs = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return path;
  }
  return undefined;
}
