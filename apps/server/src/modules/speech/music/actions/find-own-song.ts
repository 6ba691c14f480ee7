import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { UploadedFile } from '@mynah/contract/uploads';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { openMedia } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findSongBySound } from '../music.store.ts';
import type { SongRow } from '../music.tables.ts';

/**
 * The song that a file is: known by its bytes. What is no sound is refused as such; sound from elsewhere by name.
 * @throws Failure `invalid_audio`, `audio_too_long`, `feature_not_available`
 */
export async function findOwnSong(
  platform: Platform,
  actor: Actor,
  { file, signal, refusal }: { file: UploadedFile; signal: AbortSignal; refusal: string },
): Promise<SongRow> {
  const song = await findSongBySound(platform.db, actor.workspaceId, await hashOf(file.path));
  if (song) return song;
  await openMedia(platform, file, { signal });
  throw new Failure('feature_not_available', refusal);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
