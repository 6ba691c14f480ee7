import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { deleteHistoryItems } from '../items.store.ts';
import { historyItemNotFound } from './get-history-item.ts';

/** Deletes the item, and its audio when no other item has the same. */
export async function removeHistoryItem(platform: Platform, actor: Actor, id: string): Promise<void> {
  if ((await removeHistoryItems(platform, actor, [id])) === 0) throw historyItemNotFound(id);
}

/** Deletes all of them or none, then the audio that no other item has; answers how many were there. */
export async function removeHistoryItems(
  platform: Platform,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  ids: readonly string[],
): Promise<number> {
  const deleted = await platform.db.transaction(async (transaction) => {
    const gone = await deleteHistoryItems(transaction, workspaceId, ids);
    if (gone.ids.length === 0) return gone;
    const payload = { historyItemIds: gone.ids };
    await platform.events.append(transaction, { name: 'history.deleted', workspaceId, payload });
    return gone;
  });
  for (const key of deleted.freeBlobs) await platform.blobs.remove(key);
  return deleted.ids.length;
}
