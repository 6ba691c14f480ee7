import type { Actor } from '../../../../platform/http/index.ts';
import { storedActor } from '../../../../platform/http/stored-actor.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { startRun } from '../../../../platform/workflows/index.ts';
import { addSong, findSong } from '../music.store.ts';
import type { SongRow } from '../music.tables.ts';
import type { MusicOrder } from '../music-order.ts';
import { orderColumns } from '../song-row.ts';
import { composeSong } from './compose-song.ts';

/** The song and the work on it in one transaction. */
export async function startSong(
  platform: Platform,
  actor: Actor,
  order: MusicOrder,
  requestId: string,
): Promise<SongRow> {
  const { workspaceId } = actor;
  const id = newId();
  await platform.db.transaction(async (transaction) => {
    await addSong(transaction, {
      ...orderColumns(order),
      id,
      workspaceId,
      requestId,
      status: 'queued',
      actor: storedActor(actor),
      createdAt: platform.clock.now(),
    });
    await startRun(platform, transaction, composeSong, { id, workspaceId });
  });
  return (await findSong(platform.db, workspaceId, id)) as SongRow;
}
