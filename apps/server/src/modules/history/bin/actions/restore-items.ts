import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { takeFromBin } from '../bin.store.ts';

/** Brings items back to where they stood. Those that are not in the bin are passed over; answers how many were. */
export const restoreItems = (
  { db, events }: Platform,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  ids: readonly string[],
): Promise<number> =>
  db.transaction(async (transaction) => {
    const historyItemIds = await takeFromBin(transaction, workspaceId, ids);
    if (historyItemIds.length === 0) return 0;
    await events.append(transaction, { name: 'history.restored', workspaceId, payload: { historyItemIds } });
    return historyItemIds.length;
  });
