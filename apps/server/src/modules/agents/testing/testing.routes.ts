import { agentTestRoutes as tests } from '@mynah/contract/agents/testing/agent-tests';
import { testRunRoutes as runs } from '@mynah/contract/agents/testing/test-runs';
import { handle } from '../../../platform/http/index.ts';
import { getInvocation, requireInvocation } from './actions/get-invocation.ts';
import { listEntries, summariesById } from './actions/list-entries.ts';
import { changeFolder, createFolder, move, removeFolder, showFolder } from './actions/manage-folders.ts';
import { createTest, removeTest, replaceTest, requireTest } from './actions/manage-tests.ts';
import { cancelInvocation, runAgain } from './actions/run-again.ts';
import { startInvocation } from './actions/start-invocation.ts';
import { changeInvocation, countRuns, listInvocations } from './invocations.store.ts';
import { toInvocationSummary, toTest } from './testing.view.ts';

const ok = { status: 'ok' as const };

export const agentTestHttpRoutes = [
  handle(tests.create, async ({ platform, actor, body }) => ({
    id: await createTest(platform, actor, body),
  })),
  handle(tests.createFolder, async ({ platform, actor, body: { name, parentFolderId } }) => ({
    id: await createFolder(platform, actor, { name, parentId: parentFolderId }),
    name,
  })),
  handle(tests.getFolder, ({ platform, actor, params }) => showFolder(platform, actor, params.folderId)),
  handle(tests.renameFolder, ({ platform, actor, params, body }) =>
    changeFolder(platform, actor, params.folderId, body.name),
  ),
  handle(tests.removeFolder, async ({ platform, actor, params, query }) => {
    await removeFolder(platform, actor, { id: params.folderId, force: query.force });
    return undefined;
  }),
  handle(tests.move, async ({ platform, actor, body: { entityIds, moveTo } }) => {
    const folderId = moveTo && moveTo !== 'root' ? moveTo : null;
    await move(platform, actor, { ids: entityIds, folderId });
    return ok;
  }),
  handle(tests.get, async ({ platform, actor, params }) =>
    toTest(await requireTest(platform, actor, params.testId, 'viewer')),
  ),
  handle(tests.update, async ({ platform, actor, params, body }) =>
    toTest(await replaceTest(platform, actor, params.testId, body)),
  ),
  handle(tests.remove, async ({ platform, actor, params }) => {
    await removeTest(platform, actor, params.testId);
    return ok;
  }),
  handle(tests.summaries, async ({ platform, actor, body }) => ({
    tests: await summariesById(platform, actor, body.testIds),
  })),
  handle(tests.list, async ({ platform, actor, query }) => {
    const { cursor, pageSize, includeFolders, sortMode, sharingMode, ...search } = query;
    const all = await listEntries(platform, actor, {
      ...search,
      types: search.types ?? (includeFolders ? undefined : ['llm', 'tool', 'simulation']),
      foldersFirst: sortMode === 'folders_first',
      sharedOnly: sharingMode === 'shared_with_me',
    });
    const from = cursor ? all.findIndex(({ id }) => id === cursor) + 1 : 0;
    const shown = all.slice(from, from + pageSize);
    const hasMore = all.length > from + shown.length;
    return { tests: shown, next_cursor: hasMore ? shown.at(-1)!.id : null, has_more: hasMore };
  }),
  handle(runs.run, async ({ platform, actor, params, body }) => {
    const { agentConfigOverride: configOverride, ...order } = body;
    const id = await startInvocation(platform, actor, { ...order, ...params, configOverride });
    return getInvocation(platform, actor, id);
  }),
  handle(runs.list, async ({ platform, actor, query: { cursor, pageSize, ...search } }) => {
    const page = { ...search, after: cursor, most: pageSize + 1 };
    const found = await listInvocations(platform.db, actor.workspaceId, page);
    const shown = found.slice(0, pageSize);
    const counts = await countRuns(
      platform.db,
      shown.map(({ id }) => id),
    );
    const none = { passed: 0, failed: 0, pending: 0, cancelled: 0 };
    const hasMore = found.length > pageSize;
    return {
      meta: { total: null, page: null, page_size: pageSize },
      results: shown.map((invocation) => toInvocationSummary(invocation, counts.get(invocation.id) ?? none)),
      next_cursor: hasMore ? shown.at(-1)!.id : null,
      has_more: hasMore,
    };
  }),
  handle(runs.get, ({ platform, actor, params }) => getInvocation(platform, actor, params.testInvocationId)),
  handle(runs.rename, async ({ platform, actor, params, body }) => {
    const invocation = await requireInvocation(platform, actor, params.testInvocationId);
    await changeInvocation(platform.db, invocation, { title: body.name });
    return getInvocation(platform, actor, invocation.id);
  }),
  handle(runs.resubmit, async ({ platform, actor, params, body }) => {
    const { agentConfigOverride: configOverride, testRunIds, branchId } = body;
    await runAgain(platform, actor, { id: params.testInvocationId, testRunIds, branchId, configOverride });
    return ok;
  }),
  handle(runs.cancel, async ({ platform, actor, params }) => {
    await cancelInvocation(platform, actor, params.testInvocationId);
    return ok;
  }),
];
