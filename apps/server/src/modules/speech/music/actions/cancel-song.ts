import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { cancelRun } from '../../../../platform/workflows/index.ts';
import { composeSong } from './compose-song.ts';
import { getSong } from './get-song.ts';

/** @throws Failure `song_not_found`; `conflict` when it is done or was cancelled before. */
export async function cancelSong(platform: Platform, actor: Actor, id: string): Promise<void> {
  const song = await getSong(platform, actor, id);
  if (await cancelRun(platform, composeSong, song.id)) return;
  throw new Failure('conflict', 'This song is no longer being generated.');
}
