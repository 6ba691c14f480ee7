import { audioIsolationRoutes as routes } from '@mynah/contract/speech/audio-isolation';
import { handle } from '../../../platform/http/index.ts';
import { answerWhole, bytesOf } from '../../../platform/sound/index.ts';
import { listMadeByTool } from '../../history/index.ts';
import { recordingFormat } from '../generation/index.ts';
import { removeIsolation } from './actions/remove-isolation.ts';
import { toIsolationItem } from './audio-isolation.view.ts';
import { beginIsolation } from './begin-isolation.ts';

export const audioIsolationHttpRoutes = [
  handle(routes.convert, async (call) =>
    answerWhole(await beginIsolation(call, { ...call.body, ...call.query, soon: false }), recordingFormat),
  ),
  handle(routes.stream, async (call) => {
    const { chunks } = await beginIsolation(call, { ...call.body, ...call.query, soon: true });
    return { contentType: recordingFormat.contentType, body: bytesOf(chunks) };
  }),
  handle(routes.list, async ({ platform, actor, query }) => {
    const search = { ...query, source: 'Isolation' } as const;
    const { items, hasMore } = await listMadeByTool(platform.db, actor.workspaceId, search);
    return { items: items.map((item) => toIsolationItem(platform, item)), has_more: hasMore };
  }),
  handle(routes.remove, async ({ platform, actor, params }) =>
    removeIsolation(platform, actor, params.historyItemId),
  ),
];
