import type { Readable } from 'node:stream';
import { fetchBlob, storeFile } from '../../../../platform/blobs/file-blobs.ts';
import type { TemporaryPath } from '../../../../platform/files/temporary-file.ts';
import type { Platform } from '../../../../platform/platform.ts';

export interface PersistedSound {
  soundBlob: string;
  /** Of the file itself. */
  soundBytes: number;
}

/** Copies the file of a transcription into the blob store. */
export async function persistSound(
  { blobs }: Platform,
  { id, path }: { id: string; path: string },
  signal: AbortSignal,
): Promise<PersistedSound> {
  const { key, sizeBytes } = await storeFile(blobs, { path, of: id }, signal);
  return { soundBlob: key, soundBytes: sizeBytes };
}

/** Bytes `start` to `end` of the file, both inclusive; all of it without a range. @throws Failure `not_found` */
export const readSound = (
  { blobs }: Platform,
  { soundBlob }: PersistedSound,
  range?: { start: number; end: number },
): Promise<Readable> => blobs.stream(soundBlob, range);

/** The file on this machine's disk, for the decoder. The caller removes it. */
export const fetchSound = (
  platform: Platform,
  { soundBlob }: PersistedSound,
  signal: AbortSignal,
): Promise<TemporaryPath> => fetchBlob(platform, soundBlob, signal);
