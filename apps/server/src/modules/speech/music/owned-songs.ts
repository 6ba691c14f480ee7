import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { moveRuns, removeRun } from '../../../platform/workflows/index.ts';
import type { OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { composeSong } from './actions/compose-song.ts';
import { removeSong } from './music.store.ts';
import { musicSongs, musicSteps } from './music.tables.ts';

const isOrderedBy = ({ userId }: Owner) => sql`${musicSongs.actor} ->> 'userId' = ${userId}`;

/** Songs of a person. Those in the history are counted, exported and erased by it: they follow their items. */
export const ownedSongs: OwnedMaterial = {
  name: 'songs',
  count: async () => 0,
  exportFiles: async function* () {},
  erase: async (platform, owner) => {
    const { workspaceId } = owner;
    const isUnfinished = and(eq(musicSongs.workspaceId, workspaceId), isNull(musicSongs.historyItemId));
    const songs = await platform.db
      .select({ id: musicSongs.id })
      .from(musicSongs)
      .where(and(isUnfinished, isOrderedBy(owner)));
    for (const { id } of songs) {
      await removeRun(platform, composeSong, id);
      await removeSong(platform.db, workspaceId, id);
    }
  },
  // what names nobody comes along: who joins was the last one there
  move: async (transaction, owner, toWorkspaceId) => {
    const isTheirs = or(isNull(musicSongs.actor), isOrderedBy(owner));
    const moved = await transaction
      .update(musicSongs)
      .set({ workspaceId: toWorkspaceId })
      .where(and(eq(musicSongs.workspaceId, owner.workspaceId), isTheirs))
      .returning({ id: musicSongs.id });
    const ids = moved.map(({ id }) => id);
    await moveRuns(transaction, ids, toWorkspaceId);
  },
  handOver: async () => {},
};

/** The steps of its songs. */
export const songBlobs = async (_: unknown, db: Queryable, workspaceId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ blob: musicSteps.blob })
    .from(musicSteps)
    .innerJoin(musicSongs, eq(musicSongs.id, musicSteps.songId))
    .where(eq(musicSongs.workspaceId, workspaceId));
  return rows.map(({ blob }) => blob);
};
