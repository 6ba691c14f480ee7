import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { historyItemNotFound } from '../../items/index.ts';
import { deleteLinksOfItems } from '../../share-links/index.ts';
import { moveToBin } from '../bin.store.ts';

/** @throws Failure `history_item_not_found` */
export async function removeHistoryItem(platform: Platform, actor: Actor, id: string): Promise<void> {
  if ((await removeHistoryItems(platform, actor, [id])) === 0) throw historyItemNotFound(id);
}

/**
 * Puts items into the bin: for everybody they are gone, and their public links end for good. Those that are not there
 * are passed over; answers how many were.
 */
export const removeHistoryItems = (
  { db, events, clock }: Platform,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  ids: readonly string[],
): Promise<number> =>
  db.transaction(async (transaction) => {
    const historyItemIds = await moveToBin(transaction, workspaceId, { ids, now: clock.now() });
    if (historyItemIds.length === 0) return 0;
    await deleteLinksOfItems(transaction, workspaceId, historyItemIds);
    await events.append(transaction, { name: 'history.deleted', workspaceId, payload: { historyItemIds } });
    return historyItemIds.length;
  });
