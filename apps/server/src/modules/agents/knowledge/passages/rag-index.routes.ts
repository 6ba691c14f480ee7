import { ragIndexRoutes as routes } from '@mynah/contract/agents/knowledge/rag-index';
import { Failure } from '../../../../platform/errors/index.ts';
import { handle } from '../../../../platform/http/index.ts';
import { requireHead } from '../entries/index.ts';
import { batchResults } from './batch-results.ts';
import { warnOfModel } from './computing-model.ts';
import { computeIndex, indexesOf, indexOverview, removeIndex } from './manage-indexes.ts';
import { findPassage, listPassages } from './passages.store.ts';

export const ragIndexHttpRoutes = [
  handle(routes.computeAll, async (call) => {
    const { platform, actor, body } = call;
    warnOfModel(call);
    return batchResults(
      body.items.map(({ documentId, createIfMissing: create, model }) => [
        documentId,
        () => computeIndex(platform, actor, { id: documentId, model, create }),
      ]),
    );
  }),
  handle(routes.overview, ({ platform, actor }) => indexOverview(platform, actor)),
  handle(routes.compute, async (call) => {
    const { platform, actor, params, body } = call;
    warnOfModel(call);
    return computeIndex(platform, actor, { id: params.documentationId, model: body.model, create: true });
  }),
  handle(routes.list, async ({ platform, actor, params }) => ({
    indexes: await indexesOf(platform, await requireHead(platform, actor, params.documentationId)),
  })),
  handle(routes.remove, ({ platform, actor, params }) =>
    removeIndex(platform, actor, { id: params.documentationId, indexId: params.ragIndexId }),
  ),
  handle(routes.chunk, async ({ platform, actor, params }) => {
    const document = await requireHead(platform, actor, params.documentationId);
    const passage = await findPassage(platform.db, document, params.chunkId);
    if (!passage) throw new Failure('rag_index_not_found', `The document has no passage ${params.chunkId}.`);
    return { id: passage.id, name: document.name, content: passage.content };
  }),
  handle(routes.chunks, async (call) => {
    const { platform, actor, params, query } = call;
    warnOfModel(call);
    const document = await requireHead(platform, actor, params.documentationId);
    const after = query.cursor === undefined ? -1 : Number(query.cursor);
    if (!Number.isInteger(after)) throw new Failure('unprocessable', 'This isn’t a cursor of this list.');
    const found = await listPassages(platform.db, document, { after, most: query.pageSize + 1 });
    const shown = found.slice(0, query.pageSize);
    return {
      chunks: shown.map(({ id, content }) => ({ id, name: document.name, content })),
      next_cursor: found.length > shown.length ? String(shown.at(-1)!.position) : null,
    };
  }),
];
