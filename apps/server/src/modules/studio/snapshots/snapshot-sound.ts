import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { CharacterAlignment } from '@mynah/contract/speech/text-to-speech';
import type { ServedFile } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ChapterSnapshotRow } from './snapshots.tables.ts';

export const openSnapshotSound = async (
  { blobs }: Pick<Platform, 'blobs'>,
  { contentType, audioBytes, audioBlob }: ChapterSnapshotRow,
): Promise<ServedFile> => ({
  contentType,
  sizeBytes: audioBytes,
  open: (range) => blobs.stream(audioBlob, range),
});

/** The time of each character of a chapter. */
export async function readSnapshotTimes(
  { blobs }: Pick<Platform, 'blobs'>,
  { timesBlob }: ChapterSnapshotRow,
): Promise<CharacterAlignment> {
  const text = await promisify(gunzip)(await blobs.get(timesBlob));
  return JSON.parse(text.toString()) as CharacterAlignment;
}
