import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { makeTemporaryFile, type TemporaryPath } from '../files/temporary-file.ts';
import type { Platform } from '../platform.ts';
import type { Blobs, StoredBlob } from './blobs.ts';

const pieceBytes = 1024 * 1024;

/** Copies a file into the blob store. @throws Failure `disk_full` */
export async function storeFile(
  blobs: Blobs,
  { path, of }: { path: string; of: string },
  signal?: AbortSignal,
): Promise<StoredBlob> {
  const writer = await blobs.writer(of);
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: pieceBytes, signal }))
      await writer.write(chunk as Buffer);
    return await writer.commit();
  } finally {
    await writer.abort();
  }
}

/** A blob as a file on this machine's disk, for the decoder. The caller removes it. @throws Failure `not_found` */
export async function fetchBlob(
  platform: Platform,
  key: string,
  signal: AbortSignal,
): Promise<TemporaryPath> {
  const file = await makeTemporaryFile(platform);
  try {
    await pipeline(await platform.blobs.stream(key), createWriteStream(file.path, { mode: 0o600 }), {
      signal,
    });
    return file;
  } catch (cause) {
    await file.remove();
    throw cause;
  }
}
