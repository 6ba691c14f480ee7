import type { MusicSong } from '@mynah/contract/speech/music';
import type { Platform } from '../../../../platform/platform.ts';
import { listProgress } from '../../../../platform/workflows/index.ts';
import type { SongRow } from '../music.tables.ts';
import { toMusicSong } from '../music.view.ts';

/** Songs with how far they are. */
export async function showSongs(
  { db }: Pick<Platform, 'db'>,
  songs: readonly SongRow[],
): Promise<MusicSong[]> {
  const progress = await listProgress(
    db,
    songs.map(({ id }) => id),
  );
  return songs.map((song) => toMusicSong(song, progress.get(song.id) ?? 0));
}

export async function showSong(platform: Pick<Platform, 'db'>, song: SongRow): Promise<MusicSong> {
  const [shown] = await showSongs(platform, [song]);
  return shown as MusicSong;
}
