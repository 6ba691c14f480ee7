import type { UploadedFile } from '@mynah/contract/uploads';
import { storeFile } from '../../../platform/blobs/file-blobs.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { makeTemporaryFile, type TemporaryPath } from '../../../platform/files/temporary-file.ts';
import {
  cutMedia,
  downloadMedia,
  measureDuration,
  mediaTypeOf,
  openMedia,
} from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';

interface SourceOrder {
  file?: UploadedFile | undefined;
  sourceUrl?: string | undefined;
  /** Seconds. */
  startTime?: number | undefined;
  endTime?: number | undefined;
}

/** A source that was looked at, on this machine's disk. */
export interface TakenSource {
  path: string;
  fileName: string | null;
  contentType: string;
  durationMs: number;
  hasPicture: boolean;
  remove(): Promise<void>;
}

const leastMs = 500;

/**
 * What was uploaded or lies at the address, or the part of it that is wanted.
 * @throws Failure `unprocessable`, `invalid_audio`, `audio_too_short`, `audio_too_long`, `address_refused`, …
 */
export async function takeIn(
  platform: Platform,
  { file, sourceUrl, startTime, endTime }: SourceOrder,
  signal: AbortSignal,
): Promise<TakenSource> {
  if ((file === undefined) === (sourceUrl === undefined))
    throw new Failure('unprocessable', 'Send either a file or a source_url.', { loc: ['body', 'file'] });
  const temporary: TemporaryPath[] = [];
  const remove = async (): Promise<void> => {
    for (const each of temporary) await each.remove();
  };
  const keep = <Path extends TemporaryPath>(path: Path): Path => {
    temporary.push(path);
    return path;
  };
  try {
    let path = file?.path ?? keep(await downloadMedia(platform, sourceUrl ?? '', signal)).path;
    if (startTime !== undefined || endTime !== undefined) {
      const part = keep(await makeTemporaryFile(platform));
      await cutPart(platform, { path, startTime, endTime, to: part.path }, signal);
      path = part.path;
    }
    const media = await openMedia(platform, { path }, { signal, leastMs });
    const durationMs = media.durationMs ?? (await measureDuration(platform, { path }, signal));
    return {
      path,
      fileName: file?.fileName || nameAt(sourceUrl),
      contentType: mediaTypeOf(media),
      durationMs,
      hasPicture: media.picture !== undefined,
      remove,
    };
  } catch (cause) {
    await remove();
    throw cause;
  }
}

interface PartOrder {
  path: string;
  startTime: number | undefined;
  endTime: number | undefined;
  to: string;
}

async function cutPart(
  platform: Platform,
  { path, startTime = 0, endTime, to }: PartOrder,
  signal: AbortSignal,
): Promise<void> {
  const { durationMs } = await openMedia(platform, { path }, { signal });
  const startMs = startTime * 1000;
  const endMs = endTime === undefined ? undefined : endTime * 1000;
  if (endMs !== undefined && endMs <= startMs)
    throw new Failure('unprocessable', 'The part ends before it begins.', { loc: ['body', 'end_time'] });
  if (durationMs !== undefined && startMs >= durationMs)
    throw new Failure('unprocessable', 'The part begins after the end of the file.', {
      loc: ['body', 'start_time'],
    });
  await cutMedia(platform, { path }, { startMs, endMs, to, signal });
}

const nameAt = (address: string | undefined): string | null => {
  const name = address === undefined ? '' : new URL(address).pathname.split('/').at(-1);
  return name ? decodeURIComponent(name) : null;
};

/** Into the blob store. @throws Failure `disk_full` */
export const storeSource = (
  platform: Platform,
  path: string,
  of: string,
  signal: AbortSignal,
): ReturnType<typeof storeFile> => storeFile(platform.blobs, { path, of }, signal);
