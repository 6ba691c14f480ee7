import { audioIsolationRoutes as routes } from '@mynah/contract/audio-isolation';
import { handle } from '../../../platform/http/index.ts';
import { removeIsolation } from './actions/remove-isolation.ts';
import { answerIsolated, answerStreaming } from './answer-isolation.ts';
import { listIsolations } from './audio-isolation.store.ts';
import { toIsolationItem } from './audio-isolation.view.ts';

export const audioIsolationHttpRoutes = [
  handle(routes.convert, (call) => answerIsolated(call, { ...call.body, ...call.query, soon: false })),
  handle(routes.stream, (call) => answerStreaming(call, { ...call.body, ...call.query, soon: true })),
  handle(routes.list, async ({ platform, actor, query }) => {
    const { items, hasMore } = await listIsolations(platform.db, actor.workspaceId, query);
    return { items: items.map((item) => toIsolationItem(platform, item)), has_more: hasMore };
  }),
  handle(routes.remove, async ({ platform, actor, params }) =>
    removeIsolation(platform, actor, params.historyItemId),
  ),
];
