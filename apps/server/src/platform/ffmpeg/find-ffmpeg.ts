import { join } from 'node:path';
import type { Platform } from '../platform.ts';
import { findProgram } from '../processes/find-program.ts';

const program = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';

/** Where ffmpeg lies: the setting, the PATH, or the pack, brought along or fetched. Looked up each time, for the pack may come later. */
export function findFfmpeg({
  config,
  dataFolder,
}: Pick<Platform, 'config' | 'dataFolder'>): string | undefined {
  if (config.ffmpeg) return config.ffmpeg;
  const packs = [config.packsFolder, join(dataFolder, 'packs')];
  return findProgram(
    program,
    packs.flatMap((folder) => (folder ? [join(folder, 'ffmpeg')] : [])),
  );
}
