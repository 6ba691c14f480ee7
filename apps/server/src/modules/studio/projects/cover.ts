import { coverTypes } from '@mynah/contract/studio/project-values';
import type { Manuscript } from '@mynah/manuscripts';
import { Failure } from '../../../platform/errors/index.ts';
import type { ServedFile } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProjectRow } from './projects.tables.ts';

export type Cover = NonNullable<Manuscript['cover']>;

/** A picture of a kind that browsers show; every other is left out. */
export async function storeCover(
  { blobs }: Pick<Platform, 'blobs'>,
  projectId: string,
  cover: Cover | undefined,
): Promise<Pick<ProjectRow, 'coverBlob' | 'coverType' | 'coverBytes'> | undefined> {
  const coverType = coverTypes.find((type) => type === cover?.mediaType);
  if (!cover || !coverType) return undefined;
  const { key, sizeBytes } = await blobs.put(cover.bytes, projectId);
  return { coverBlob: key, coverType, coverBytes: sizeBytes };
}

/** @throws Failure `not_found` */
export async function openCover(
  { blobs }: Pick<Platform, 'blobs'>,
  { coverBlob, coverType, coverBytes }: ProjectRow,
): Promise<ServedFile> {
  if (coverBlob === null || coverType === null || coverBytes === null)
    throw new Failure('not_found', 'This project has no cover.');
  return {
    contentType: coverType,
    sizeBytes: coverBytes,
    open: (range) => blobs.stream(coverBlob, range),
  };
}
