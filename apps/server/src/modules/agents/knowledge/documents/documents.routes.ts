import { knowledgeRoutes as routes } from '@mynah/contract/agents/knowledge/documents';
import { Failure } from '../../../../platform/errors/index.ts';
import { answerHtml, attachment, handle } from '../../../../platform/http/index.ts';
import { requireDocument, requireHead } from '../entries/index.ts';
import { batchResults } from '../passages/index.ts';
import { toHtml } from '../reading/index.ts';
import { addFile, addFolder, addPage, addText } from './actions/add-document.ts';
import { changeDocument, changeFile, refreshDocument } from './actions/change-document.ts';
import { listDependents } from './actions/list-dependents.ts';
import { listPage, summariesById } from './actions/list-documents.ts';
import { moveDocuments, removeDocument } from './actions/remove-documents.ts';
import { searchDocuments } from './actions/search-documents.ts';
import { showAdded, showDocument } from './actions/show-documents.ts';
import { openSourceFile, sourceFileAddress } from './source-file.ts';

const ok = { status: 'ok' as const };

const readingRoutes = [
  handle(routes.list, ({ platform, actor, query }) => listPage(platform, actor, query)),
  handle(routes.summaries, ({ platform, actor, query }) => summariesById(platform, actor, query.documentIds)),
  handle(routes.search, ({ platform, actor, query, signal }) =>
    searchDocuments(platform, actor, { ...query, signal }),
  ),
  handle(routes.get, ({ platform, actor, params }) => showDocument(platform, actor, params.documentationId)),
  handle(routes.content, async ({ platform, actor, params }) => {
    const { content } = await requireDocument(platform, actor, params.documentationId);
    return answerHtml(toHtml(content));
  }),
  handle(routes.sourceFileUrl, async ({ platform, actor, params }) => ({
    signed_url: sourceFileAddress(platform, await requireHead(platform, actor, params.documentationId)),
  })),
  handle(routes.sourceFile, async ({ platform, params, query, setHeader }) => {
    const { blob, fileName, sizeBytes } = await openSourceFile(platform, {
      id: params.documentationId,
      token: query.token,
    });
    // never shown: it is whatever somebody sent
    setHeader('content-disposition', attachment(fileName ?? 'document'));
    const body = await platform.blobs.stream(blob);
    return { contentType: 'application/octet-stream', contentLength: sizeBytes, body };
  }),
  handle(routes.dependents, ({ platform, actor, params, query }) =>
    listDependents(platform, actor, {
      ids: [params.documentationId],
      type: query.dependentType,
      ...query,
    }),
  ),
  handle(routes.dependentsOfAll, ({ platform, actor, body, query }) =>
    listDependents(platform, actor, { ids: body.documentIds, type: query.dependentType, ...query }),
  ),
];

const addingRoutes = [
  handle(routes.add, async ({ platform, actor, body: { name, url, file }, signal }) => {
    if ((url === undefined) === (file === undefined))
      throw new Failure('unprocessable', 'Send one of url and file.', { loc: ['body', 'url'] });
    const page = { url: url ?? '', name, enableAutoSync: false, autoRemove: false, signal };
    const added = file
      ? await addFile(platform, actor, { file, name, signal })
      : await addPage(platform, actor, page);
    return showAdded(platform, actor, added);
  }),
  handle(routes.createUrl, async ({ platform, actor, body, signal }) =>
    showAdded(platform, actor, await addPage(platform, actor, { ...body, signal })),
  ),
  handle(routes.createFile, async ({ platform, actor, body, signal }) =>
    showAdded(platform, actor, await addFile(platform, actor, { ...body, signal })),
  ),
  handle(routes.createText, async ({ platform, actor, body }) =>
    showAdded(platform, actor, await addText(platform, actor, body)),
  ),
  handle(routes.createFolder, async ({ platform, actor, body }) =>
    showAdded(platform, actor, await addFolder(platform, actor, body)),
  ),
];

const changingRoutes = [
  handle(routes.update, async ({ platform, actor, params: { documentationId: id }, body }) => {
    await changeDocument(platform, actor, { id, ...body });
    return showDocument(platform, actor, id);
  }),
  handle(routes.updateFile, async ({ platform, actor, params: { documentationId: id }, body, signal }) => {
    await changeFile(platform, actor, { id, file: body.file, signal });
    return showDocument(platform, actor, id);
  }),
  handle(routes.refresh, async ({ platform, actor, params: { documentationId: id }, signal }) => {
    await refreshDocument(platform, actor, { id, signal });
    return showDocument(platform, actor, id);
  }),
  handle(routes.remove, async ({ platform, actor, params, query }) => {
    await removeDocument(platform, actor, { id: params.documentationId, force: query.force });
    return ok;
  }),
  handle(routes.removeAll, ({ platform, actor, body: { documentIds, force } }) =>
    batchResults(
      documentIds.map((id) => [
        id,
        async () => {
          await removeDocument(platform, actor, { id, force });
          return { id };
        },
      ]),
    ),
  ),
  handle(routes.move, async ({ platform, actor, params, body }) => {
    await moveDocuments(platform, actor, { ids: [params.documentId], folderId: body.moveTo });
    return ok;
  }),
  handle(routes.moveAll, async ({ platform, actor, body }) => {
    await moveDocuments(platform, actor, { ids: body.documentIds, folderId: body.moveTo });
    return ok;
  }),
];

export const knowledgeHttpRoutes = [...readingRoutes, ...addingRoutes, ...changingRoutes];
