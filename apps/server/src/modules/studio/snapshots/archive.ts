import type { Platform } from '../../../platform/platform.ts';
import { distinctNames, zipItems } from '../../../platform/zip/zip-items.ts';
import { formatOf } from './snapshot-formats.ts';
import type { ChapterSnapshotRow } from './snapshots.tables.ts';

/** The sound of each chapter as a file, in their order, zipped while it is read. */
export function zipChapters(
  { blobs }: Pick<Platform, 'blobs'>,
  parts: readonly ChapterSnapshotRow[],
): AsyncGenerator<Uint8Array> {
  const digits = Math.max(2, String(parts.length).length);
  const names = distinctNames(
    parts.map((part, at) => {
      const place = String(at + 1).padStart(digits, '0');
      return `${place} ${plainName(part.name)}.${formatOf(part).extension}`;
    }),
  );
  return zipItems(
    parts.map(({ audioBlob }, at) => ({ name: names[at]!, read: () => blobs.stream(audioBlob) })),
  );
}

/** What every file system takes; a folder within the archive is none of a chapter's business. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[. ]+$/, '') || 'Chapter';
