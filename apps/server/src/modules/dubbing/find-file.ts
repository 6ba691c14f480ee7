import { Failure } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DubbingKey, findDubbing } from './dubbings.store.ts';
import { findExport } from './exports.store.ts';
import type { StoredFile } from './stored-files.ts';
import { findTake, findTarget } from './targets.store.ts';

const notFound = (): Failure => new Failure('not_found', 'This file no longer exists.');

/**
 * A file of a dubbing by the name in its address: `input`, `foreground`, `background`, `take.<id>`, `lossless.<id of a
 * language>`, `render.<id>`. @throws Failure `not_found`
 */
export async function findFile(platform: Platform, key: DubbingKey, fileName: string): Promise<StoredFile> {
  const found = await blobOf(platform, key, fileName);
  const sizeBytes = found && (await platform.blobs.size(found.key));
  if (!found || sizeBytes === undefined) throw notFound();
  return { ...found, sizeBytes };
}

async function blobOf(
  { db }: Platform,
  key: DubbingKey,
  fileName: string,
): Promise<{ key: string; contentType: string } | undefined> {
  const [kind = '', id = ''] = fileName.split('.');
  const of = (blob: string | null | undefined, contentType: string | null | undefined) =>
    blob && contentType ? { key: blob, contentType } : undefined;
  const dubbing = await findDubbing(db, key);
  switch (kind) {
    case 'input':
      return of(dubbing?.sourceBlob, dubbing?.contentType);
    case 'foreground':
      return of(dubbing?.foregroundBlob, 'audio/wav');
    case 'background':
      return of(dubbing?.backgroundBlob, 'audio/wav');
    case 'take':
      return of((await findTake(db, key, id))?.audioBlob, 'audio/wav');
    case 'lossless':
      return of((await findTarget(db, key, id))?.losslessBlob, 'audio/flac');
    case 'render': {
      const render = await findExport(db, key, id);
      return of(render?.fileBlob, render?.contentType);
    }
    default:
      return undefined;
  }
}
