import { open } from 'node:fs/promises';
import { pictureType } from '@mynah/manuscripts';
import { Failure } from '../../../platform/errors/index.ts';
import { lookAtMedia, mediaTypeOf } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/**
 * What is in a file, told by its bytes: a picture that every browser shows, a sound or a film.
 * @throws Failure `invalid_asset`
 */
export async function assetType(platform: Platform, path: string, signal: AbortSignal): Promise<string> {
  const picture = pictureType(await firstBytes(path));
  if (picture !== undefined) return picture;
  const type = mediaTypeOf(await lookAtFile(platform, path, signal));
  if (/^(audio|video)\//.test(type)) return type;
  throw unusable();
}

async function lookAtFile(platform: Platform, path: string, signal: AbortSignal) {
  try {
    const info = await lookAtMedia(platform, { path }, signal);
    if (info.sound || info.picture) return info;
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.code !== 'invalid_audio') throw cause;
    throw unusable(cause);
  }
  throw unusable();
}

const unusable = (cause?: unknown): Failure =>
  new Failure('invalid_asset', 'This file isn’t a picture, an audio file or a video that can be used.', {
    cause,
    data: { param: 'asset' },
  });

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
