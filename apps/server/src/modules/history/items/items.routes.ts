import { historyRoutes as routes } from '@mynah/contract/history';
import { handle } from '../../../platform/http/index.ts';
import { removeHistoryItem, removeHistoryItems } from './actions/delete-history-items.ts';
import { getHistoryFile } from './actions/get-history-file.ts';
import { getHistoryItem } from './actions/get-history-item.ts';
import { readItemAudio } from './actions/read-item-audio.ts';
import { audioTokenSeconds, readAudioToken, writeAudioAddress } from './audio-token.ts';
import { withPeaks } from './draw-peaks.ts';
import { findHistoryFiles } from './item-files.store.ts';
import { listHistoryItems } from './item-list.store.ts';
import { countItemsBefore } from './items.store.ts';
import { toHistoryItem } from './items.view.ts';
import { startOfKept } from './retention.policy.ts';

export const itemRoutes = [
  handle(routes.list, async ({ platform, actor, query }) => {
    const { items, hasMore } = await listHistoryItems(platform.db, actor.workspaceId, query);
    return {
      history: items.map((item) => toHistoryItem(item)),
      last_history_item_id: items.at(-1)?.id ?? null,
      has_more: hasMore,
      scanned_until: null,
    };
  }),
  handle(routes.get, async ({ platform, actor, params }) =>
    toHistoryItem(
      await withPeaks(platform, await getHistoryItem(platform, actor, params.historyItemId)),
      await findHistoryFiles(platform.db, [params.historyItemId]),
    ),
  ),
  handle(routes.audio, async (call) => {
    const { platform, query } = call;
    const { historyItemId } = call.params;
    const reader = query.token ? readAudioToken(platform, query.token, historyItemId) : await call.letIn();
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
    const reader = query.token ? readAudioToken(platform, query.token, historyItemId) : await call.letIn();
    const file = await getHistoryFile(platform, reader, { historyItemId, name: fileName });
    return readItemAudio(platform, file, { range: call.header('range'), setHeader: call.setHeader });
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeHistoryItem(platform, actor, params.historyItemId);
    return { status: 'ok' as const };
  }),
  handle(routes.removeMany, async ({ platform, actor, body }) => ({
    deleted: await removeHistoryItems(platform, actor, body.historyItemIds),
  })),
  handle(routes.expiring, async ({ platform, actor, query }) => ({
    count: await countItemsBefore(
      platform.db,
      actor.workspaceId,
      startOfKept(platform.clock.now(), query.days),
    ),
  })),
];
