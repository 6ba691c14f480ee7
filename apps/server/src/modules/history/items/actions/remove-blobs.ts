import type { Platform } from '../../../../platform/platform.ts';
import { blobsOfItems } from '../item-files.store.ts';
import { findFreeBlobs } from '../items.store.ts';

/**
 * Removes what items are about to leave behind in the blob store, before their rows go: a crash between leaves the rows,
 * and the next run ends what was begun.
 */
export async function removeBlobs(
  { db, blobs }: Platform,
  items: readonly { id: string; audioBlob: string }[],
): Promise<void> {
  const named = await blobsOfItems(db, items);
  const going = items.map(({ id }) => id);
  for (const key of await findFreeBlobs(db, named, going)) await blobs.remove(key);
}
