import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../platform.ts';
import { requireRoom } from './free-space.ts';

export interface TemporaryPath {
  path: string;
  /** With all that is in it. Harmless twice. */
  remove(): Promise<void>;
}

/** Files that live no longer than a request or a step of a job. Emptied at the start: a crash leaves some. */
export const temporaryFolder = ({ dataFolder }: Pick<Platform, 'dataFolder'>): string =>
  join(dataFolder, 'temporary');

type FilePlatform = Pick<Platform, 'dataFolder' | 'config'>;

/** A new empty folder. Whoever makes it removes it. @throws Failure `disk_full` */
export async function makeTemporaryFolder(platform: FilePlatform): Promise<TemporaryPath> {
  const parent = temporaryFolder(platform);
  await requireRoom(parent, platform.config.minFreeMegabytes);
  await mkdir(parent, { recursive: true });
  const path = await mkdtemp(join(parent, 'work-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A path for a new file, in a folder of its own. Whoever asks removes it. */
export async function makeTemporaryFile(platform: FilePlatform): Promise<TemporaryPath> {
  const folder = await makeTemporaryFolder(platform);
  return { ...folder, path: join(folder.path, 'file') };
}
