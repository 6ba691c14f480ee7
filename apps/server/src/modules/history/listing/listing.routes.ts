import { historyRoutes as routes } from '@mynah/contract/history/history';
import { handle } from '../../../platform/http/index.ts';
import { findHistoryFiles, getHistoryItem } from '../items/index.ts';
import { countItemsBefore, startOfKept } from '../retention/index.ts';
import {
  audioTokenSeconds,
  getHistoryFile,
  readAudioToken,
  readItemAudio,
  withPeaks,
  writeAudioAddress,
} from '../sound/index.ts';
import { withCompanions } from './companions.store.ts';
import { listHistoryItems } from './item-list.store.ts';
import { toHistoryItem } from './items.view.ts';

export const listingRoutes = [
  handle(routes.list, async ({ platform, actor, query }) => {
    const { items, hasMore } = await listHistoryItems(platform.db, actor.workspaceId, query);
    return {
      history: items.map((item) => toHistoryItem(item)),
      last_history_item_id: items.at(-1)?.id ?? null,
      has_more: hasMore,
      scanned_until: null,
    };
  }),
  handle(routes.get, async ({ platform, actor, params }) => {
    const row = await getHistoryItem(platform, actor, params.historyItemId);
    const [item] = await withCompanions(platform.db, [await withPeaks(platform, row)]);
    return toHistoryItem(item!, await findHistoryFiles(platform.db, [row.id]));
  }),
  handle(routes.audio, async (call) => {
    const { platform, query } = call;
    const { historyItemId } = call.params;
    const reader = query.token
      ? readAudioToken(platform, query.token, historyItemId)
      : await call.authorize();
    const item = await getHistoryItem(platform, reader, historyItemId);
    return readItemAudio(platform, item, {
      range: call.header('range'),
      setHeader: call.setHeader,
      // the addresses with a token are those of media elements
      isPlayed: query.token !== undefined,
    });
  }),
  handle(routes.audioLink, async ({ platform, actor, params, query }) => {
    const { id } = await getHistoryItem(platform, actor, params.historyItemId);
    const access = { workspaceId: actor.workspaceId, historyItemId: id };
    return { url: writeAudioAddress(platform, access, query.file), expires_in: audioTokenSeconds };
  }),
  handle(routes.file, async (call) => {
    const { platform, query } = call;
    const { historyItemId, fileName } = call.params;
    const reader = query.token
      ? readAudioToken(platform, query.token, historyItemId)
      : await call.authorize();
    const file = await getHistoryFile(platform, reader, { historyItemId, name: fileName });
    return readItemAudio(platform, file, { range: call.header('range'), setHeader: call.setHeader });
  }),
  handle(routes.expiring, async ({ platform, actor, query }) => ({
    count: await countItemsBefore(
      platform.db,
      actor.workspaceId,
      startOfKept(platform.clock.now(), query.days),
    ),
  })),
];
