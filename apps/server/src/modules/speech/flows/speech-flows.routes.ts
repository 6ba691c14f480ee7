import { speechFlowRoutes as routes } from '@mynah/contract/speech/flows';
import { Failure } from '../../../platform/errors/index.ts';
import { handle } from '../../../platform/http/index.ts';
import { orderSpeech } from './actions/order-speech.ts';
import { findFlow, listFlows } from './speech-flows.store.ts';
import { toMediaGeneration } from './speech-flows.view.ts';

export const speechFlowHttpRoutes = [
  handle(routes.create, async ({ platform, actor, body, requestId }) => ({
    id: await orderSpeech(platform, actor, body, requestId),
    status: 'pending' as const,
  })),
  handle(routes.list, async ({ platform, actor, query }) => {
    const { pageSize, status, modelId, cursor } = query;
    const page = { state: status, modelId, after: cursor, most: pageSize + 1 };
    const found = await listFlows(platform.db, actor, page);
    const shown = found.slice(0, pageSize);
    const hasMore = found.length > pageSize;
    return {
      generations: shown.map((row) => toMediaGeneration(platform, row)),
      next_cursor: hasMore ? shown.at(-1)!.id : null,
      has_more: hasMore,
    };
  }),
  handle(routes.get, async ({ platform, actor, params }) => {
    const key = { workspaceId: actor.workspaceId, id: params.generationId };
    const row = await findFlow(platform.db, key);
    if (!row) throw new Failure('speech_flow_not_found', 'Generation not found in this workspace.');
    return toMediaGeneration(platform, row);
  }),
];
