import type { ServedFile } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface StoredFile {
  key: string;
  sizeBytes: number;
  contentType: string;
}

/** What lies in the blob store, as an answer serves it. */
export const storedFile = (
  { blobs }: Pick<Platform, 'blobs'>,
  { key, sizeBytes, contentType }: StoredFile,
): ServedFile => ({ contentType, sizeBytes, open: (range) => blobs.stream(key, range) });
