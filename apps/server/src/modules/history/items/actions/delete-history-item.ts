import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { deleteHistoryItem } from '../items.store.ts';
import { historyItemNotFound } from './get-history-item.ts';

/** Deletes the item, and its audio when no other item has the same. */
export async function removeHistoryItem(platform: Platform, actor: Actor, id: string): Promise<void> {
  const deleted = await platform.db.transaction(async (tx) => {
    const gone = await deleteHistoryItem(tx, actor.workspaceId, id);
    if (!gone) throw historyItemNotFound(id);
    await platform.events.append(tx, {
      name: 'history.deleted',
      workspaceId: actor.workspaceId,
      payload: { historyItemId: id },
    });
    return gone;
  });
  if (deleted.isLastUse) await platform.blobs.remove(deleted.audioBlob);
}
