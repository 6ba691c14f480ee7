import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findSong } from '../music.store.ts';
import type { SongRow } from '../music.tables.ts';

/** @throws Failure `song_not_found` */
export async function getSong(platform: Platform, actor: Actor, id: string): Promise<SongRow> {
  const song = await findSong(platform.db, actor.workspaceId, id);
  if (song) return song;
  throw new Failure('song_not_found', 'Song not found in this workspace.');
}
