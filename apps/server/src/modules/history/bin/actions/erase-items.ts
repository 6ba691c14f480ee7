import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { eraseHistoryItems } from '../../items/index.ts';
import { findErasable, findInBin } from '../bin.store.ts';

type Reader = Pick<Actor, 'workspaceId'>;

/** For good, from the history or from the bin. Those that are not there are passed over; answers how many were. */
export async function eraseItems(
  platform: Platform,
  reader: Reader,
  ids: readonly string[],
): Promise<number> {
  return eraseHistoryItems(platform, reader, await findErasable(platform.db, reader.workspaceId, ids));
}

const batchSize = 500;

/** All that is in the bin now, batch by batch; what is broken off is gone on with by another call. */
export async function emptyBin(platform: Platform, reader: Reader, signal: AbortSignal): Promise<number> {
  const until = platform.clock.now();
  let erased = 0;
  while (!signal.aborted) {
    const items = await findInBin(platform.db, reader.workspaceId, { until, limit: batchSize });
    if (items.length === 0) break;
    erased += await eraseHistoryItems(platform, reader, items);
  }
  return erased;
}
