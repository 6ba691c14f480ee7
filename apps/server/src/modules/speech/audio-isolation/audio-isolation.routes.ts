import { audioIsolationRoutes as routes } from '@mynah/contract/speech/audio-isolation';
import { toolRunRoutes } from '@mynah/contract/speech/tool-runs';
import type { UploadedFile } from '@mynah/contract/uploads';
import { handle } from '../../../platform/http/index.ts';
import type { MediaFile } from '../../../platform/media/index.ts';
import { answerWhole, bytesOf } from '../../../platform/sound/index.ts';
import { listMadeByTool } from '../../history/index.ts';
import { recordingFormat } from '../generation/index.ts';
import { toToolRun } from '../tool-runs/index.ts';
import { removeIsolation } from './actions/remove-isolation.ts';
import { startIsolation } from './actions/start-isolation.ts';
import { toIsolationItem } from './audio-isolation.view.ts';
import { beginIsolation } from './begin-isolation.ts';

interface Asked {
  query: { enableLogging: boolean };
  body: { audio: UploadedFile; fileFormat?: MediaFile['fileFormat']; previewB64?: string };
}

const orderOf = ({ query, body: { audio, fileFormat, previewB64 } }: Asked, { soon }: { soon: boolean }) => ({
  ...query,
  file: { path: audio.path, fileFormat },
  fileName: audio.fileName,
  previewB64,
  soon,
});

export const audioIsolationHttpRoutes = [
  handle(routes.convert, async (call) =>
    answerWhole(await beginIsolation(call, orderOf(call, { soon: false })), recordingFormat),
  ),
  handle(routes.stream, async (call) => {
    const { chunks } = await beginIsolation(call, orderOf(call, { soon: true }));
    return { contentType: recordingFormat.contentType, body: bytesOf(chunks) };
  }),
  handle(toolRunRoutes.isolate, async ({ platform, actor, body, requestId, signal }) =>
    toToolRun(await startIsolation(platform, actor, { ...body, requestId, signal })),
  ),
  handle(routes.list, async ({ platform, actor, query }) => {
    const search = { ...query, source: 'Isolation' } as const;
    const { items, hasMore } = await listMadeByTool(platform.db, actor.workspaceId, search);
    return { items: items.map((item) => toIsolationItem(platform, item)), has_more: hasMore };
  }),
  handle(routes.remove, async ({ platform, actor, params }) =>
    removeIsolation(platform, actor, params.historyItemId),
  ),
];
