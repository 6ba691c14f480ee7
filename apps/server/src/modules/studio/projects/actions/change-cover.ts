import { readFile } from 'node:fs/promises';
import { longestCover } from '@mynah/contract/studio/project-settings';
import { pictureType } from '@mynah/manuscripts';
import { dropUnwritten } from '../../../../platform/blobs/drop-unwritten.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { storeCover } from '../cover.ts';
import { lockProject, updateProject } from '../projects.store.ts';
import type { ProjectRow } from '../projects.tables.ts';
import { tellProjectChanged } from '../studio-events.ts';

const noCover = { coverBlob: null, coverType: null, coverBytes: null };

/** Puts a picture on the cover, in place of the one that is there. @throws Failure `unprocessable`, `disk_full` */
export async function setCover(
  platform: Platform,
  project: ProjectRow,
  file: { path: string; sizeBytes: number },
): Promise<void> {
  const refusal = { loc: ['body', 'cover'] };
  if (file.sizeBytes > longestCover)
    throw new Failure('unprocessable', 'A cover can have 10 MB. Choose a smaller picture.', refusal);
  const bytes = await readFile(file.path);
  const mediaType = pictureType(bytes);
  if (!mediaType) throw new Failure('unprocessable', 'Choose a picture: JPEG, PNG, GIF or WebP.', refusal);
  const stored = await storeCover(platform, project.id, { bytes, mediaType });
  if (!stored?.coverBlob) return;
  try {
    await replaceCover(platform, project, stored);
  } catch (cause) {
    // the same picture has the same key
    if (stored.coverBlob !== project.coverBlob) await dropUnwritten(platform, [stored.coverBlob], cause);
    throw cause;
  }
}

export const removeCover = (platform: Platform, project: ProjectRow): Promise<void> =>
  replaceCover(platform, project, noCover);

type CoverColumns = Pick<ProjectRow, 'coverBlob' | 'coverType' | 'coverBytes'>;

async function replaceCover(platform: Platform, project: ProjectRow, cover: CoverColumns): Promise<void> {
  const before = await platform.db.transaction(async (transaction) => {
    const [locked] = await lockProject(transaction, project);
    await updateProject(transaction, project, cover);
    await tellProjectChanged(platform, transaction, project);
    return locked?.coverBlob ?? null;
  });
  if (before !== null && before !== cover.coverBlob) await platform.blobs.remove(before);
}
