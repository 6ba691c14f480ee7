import type { Platform } from '../../../../platform/platform.ts';
import { findSongsOfItems, removeSong, removeSteps } from '../music.store.ts';

/** What left the history leaves here too: plan, steps and all. */
export async function forgetSongs(
  platform: Platform,
  workspaceId: string,
  itemIds: readonly string[],
): Promise<void> {
  for (const { id } of await findSongsOfItems(platform.db, workspaceId, itemIds)) {
    for (const blob of await removeSteps(platform.db, workspaceId, id)) await platform.blobs.remove(blob);
    await removeSong(platform.db, workspaceId, id);
  }
}
