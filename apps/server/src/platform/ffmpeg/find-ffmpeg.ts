import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Platform } from '../platform.ts';

const program = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';

/** Where ffmpeg lies: the setting, the PATH, or the pack, brought along or fetched. Looked up each time, for the pack may come later. */
export function findFfmpeg({
  config,
  dataFolder,
}: Pick<Platform, 'config' | 'dataFolder'>): string | undefined {
  if (config.ffmpeg) return config.ffmpeg;
  const packs = [config.packsFolder, join(dataFolder, 'packs')];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...packs.flatMap((folder) => (folder ? [join(folder, 'ffmpeg')] : [])),
  ];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, program))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not for us: the next folder is asked
  }
}
