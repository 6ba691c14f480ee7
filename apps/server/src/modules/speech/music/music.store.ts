import { and, asc, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { notInBin } from '../../history/index.ts';
import { musicSongs, musicSteps, type NewSong, type SongRow, type StepRow } from './music.tables.ts';

/** Of a workspace, without those whose history item is deleted, though it can be restored. */
const isShown = (workspaceId: string) =>
  and(eq(musicSongs.workspaceId, workspaceId), notInBin(musicSongs.historyItemId));

export async function addSong(db: Queryable, song: NewSong): Promise<void> {
  await db.insert(musicSongs).values(song);
}

export async function findSong(db: Queryable, workspaceId: string, id: string): Promise<SongRow | undefined> {
  const [song] = await db
    .select()
    .from(musicSongs)
    .where(and(isShown(workspaceId), eq(musicSongs.id, id)));
  return song;
}

/** A file that comes back is known by its bytes. */
export async function findSongBySound(
  db: Queryable,
  workspaceId: string,
  soundHash: string,
): Promise<SongRow | undefined> {
  const [song] = await db
    .select()
    .from(musicSongs)
    .where(and(isShown(workspaceId), eq(musicSongs.soundHash, soundHash), eq(musicSongs.status, 'done')))
    .orderBy(desc(musicSongs.createdAt))
    .limit(1);
  return song;
}

/** The newest: those that are made in the background, and what others waited for once it is in the history. */
export async function listSongs(db: Queryable, workspaceId: string, limit: number): Promise<SongRow[]> {
  return db
    .select()
    .from(musicSongs)
    .where(and(isShown(workspaceId), or(isNotNull(musicSongs.actor), isNotNull(musicSongs.historyItemId))))
    .orderBy(desc(musicSongs.createdAt))
    .limit(limit);
}

export async function changeSong(
  db: Queryable,
  { workspaceId, id }: Pick<SongRow, 'workspaceId' | 'id'>,
  change: Partial<NewSong>,
): Promise<void> {
  await db
    .update(musicSongs)
    .set(change)
    .where(and(eq(musicSongs.workspaceId, workspaceId), eq(musicSongs.id, id)));
}

export async function listSteps(db: Queryable, workspaceId: string, songId: string): Promise<StepRow[]> {
  const rows = await db
    .select({ step: musicSteps })
    .from(musicSteps)
    .innerJoin(musicSongs, eq(musicSongs.id, musicSteps.songId))
    .where(and(eq(musicSongs.workspaceId, workspaceId), eq(musicSteps.songId, songId)))
    .orderBy(asc(musicSteps.place));
  return rows.map(({ step }) => step);
}

export async function addStep(db: Queryable, step: StepRow): Promise<void> {
  await db.insert(musicSteps).values(step).onConflictDoNothing();
}

/** Takes away the steps of a song; resolves to the blobs that no other song's steps name. */
export async function removeSteps(db: Queryable, workspaceId: string, songId: string): Promise<string[]> {
  const steps = await listSteps(db, workspaceId, songId);
  await db.delete(musicSteps).where(eq(musicSteps.songId, songId));
  const blobs = [...new Set(steps.map(({ blob }) => blob))];
  if (blobs.length === 0) return [];
  const used = await db
    .select({ blob: musicSteps.blob })
    .from(musicSteps)
    .where(inArray(musicSteps.blob, blobs));
  const named = new Set(used.map(({ blob }) => blob));
  return blobs.filter((blob) => !named.has(blob));
}

export async function findSongsOfItems(
  db: Queryable,
  workspaceId: string,
  itemIds: readonly string[],
): Promise<SongRow[]> {
  return db
    .select()
    .from(musicSongs)
    .where(and(eq(musicSongs.workspaceId, workspaceId), inArray(musicSongs.historyItemId, [...itemIds])));
}

export async function removeSong(db: Queryable, workspaceId: string, id: string): Promise<void> {
  await db.delete(musicSongs).where(and(eq(musicSongs.workspaceId, workspaceId), eq(musicSongs.id, id)));
}
