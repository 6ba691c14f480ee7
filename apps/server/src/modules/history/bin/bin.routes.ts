import { binRoutes as routes } from '@mynah/contract/history/bin';
import { historyRoutes } from '@mynah/contract/history/history';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { handle } from '../../../platform/http/index.ts';
import { toHistoryItem } from '../listing/index.ts';
import { removeHistoryItem, removeHistoryItems } from './actions/delete-items.ts';
import { emptyBin, eraseItems } from './actions/erase-items.ts';
import { listBin } from './actions/list-bin.ts';
import { restoreItems } from './actions/restore-items.ts';

export const binRoutes = [
  handle(historyRoutes.remove, async ({ platform, actor, params }) => {
    await removeHistoryItem(platform, actor, params.historyItemId);
    return { status: 'ok' as const };
  }),
  handle(historyRoutes.removeMany, async ({ platform, actor, body }) => ({
    deleted: await removeHistoryItems(platform, actor, body.historyItemIds),
  })),
  handle(routes.list, async ({ platform, actor, query }) => {
    const { items, hasMore } = await listBin(platform, actor, query);
    return {
      history: items.map((item) => ({
        ...toHistoryItem(item),
        state: 'deleted' as const,
        deleted_at_unix: unixSeconds(item.deletedAt),
        erased_at_unix: unixSeconds(item.leavesAt),
      })),
      last_history_item_id: items.at(-1)?.id ?? null,
      has_more: hasMore,
    };
  }),
  handle(routes.restore, async ({ platform, actor, body }) => ({
    restored: await restoreItems(platform, actor, body.historyItemIds),
  })),
  handle(routes.erase, async ({ platform, actor, body }) => ({
    erased: await eraseItems(platform, actor, body.historyItemIds),
  })),
  handle(routes.empty, async ({ platform, actor, signal }) => ({
    erased: await emptyBin(platform, actor, signal),
  })),
];
