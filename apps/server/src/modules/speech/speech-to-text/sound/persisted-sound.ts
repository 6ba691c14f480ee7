import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeTemporaryFile, type TemporaryPath } from '../../../../platform/files/temporary-file.ts';
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
  const writer = await blobs.writer(id);
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024, signal })) {
      await writer.write(chunk as Buffer);
    }
    const { key, sizeBytes } = await writer.commit();
    return { soundBlob: key, soundBytes: sizeBytes };
  } finally {
    await writer.abort();
  }
}

/** Bytes `start` to `end` of the file, both inclusive; all of it without a range. @throws Failure `not_found` */
export const readSound = (
  { blobs }: Platform,
  { soundBlob }: PersistedSound,
  range?: { start: number; end: number },
): Promise<Readable> => blobs.stream(soundBlob, range);

/** The file on this machine's disk, for the decoder. The caller removes it. */
export async function fetchSound(
  platform: Platform,
  sound: PersistedSound,
  signal: AbortSignal,
): Promise<TemporaryPath> {
  const file = await makeTemporaryFile(platform);
  try {
    await pipeline(await readSound(platform, sound), createWriteStream(file.path, { mode: 0o600 }), {
      signal,
    });
    return file;
  } catch (cause) {
    await file.remove();
    throw cause;
  }
}
