import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { blobsOfItems } from '../item-files.store.ts';
import { eraseRows, findFreeBlobs } from '../items.store.ts';

interface Item {
  id: string;
  audioBlob: string;
}

/**
 * Takes items away for good, from the history or from the bin, with all their files that no other item has. Answers
 * how many were there. Bytes go before rows: a crash between leaves the rows, and the next run ends what was begun.
 */
export async function eraseHistoryItems(
  platform: Platform,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  items: readonly Item[],
): Promise<number> {
  await removeBlobs(platform, items);
  const erased = await platform.db.transaction(async (transaction) => {
    const ids = items.map(({ id }) => id);
    const gone = await eraseRows(transaction, workspaceId, ids);
    const tell = async (name: string, historyItemIds: string[]) => {
      if (historyItemIds.length === 0) return;
      await platform.events.append(transaction, { name, workspaceId, payload: { historyItemIds } });
    };
    await tell('history.deleted', gone.seenIds);
    await tell('history.erased', gone.ids);
    return gone;
  });
  for (const key of erased.freeBlobs) await platform.blobs.remove(key);
  return erased.ids.length;
}

/** What the items alone have. */
async function removeBlobs({ db, blobs }: Platform, items: readonly Item[]): Promise<void> {
  const named = await blobsOfItems(db, items);
  const going = items.map(({ id }) => id);
  for (const key of await findFreeBlobs(db, named, going)) await blobs.remove(key);
}
