import { agentToolRoutes as routes } from '@mynah/contract/agents/tools/tools';
import { handle } from '../../../platform/http/index.ts';
import { tellWarnings } from '../../../platform/http/tell-warnings.ts';
import type { Platform } from '../../../platform/platform.ts';
import { referenceWarnings } from '../references/index.ts';
import { listDependents, toDependentAgent } from '../secrets/index.ts';
import {
  createTool,
  removeTool,
  replaceTool,
  requireTool,
  showTools,
  toolReader,
} from './actions/manage-tools.ts';
import { listExecutions, listTools } from './tools.store.ts';
import type { AgentToolRow } from './tools.tables.ts';
import { toExecution } from './tools.view.ts';

const defaultPage = 30;

export const agentToolHttpRoutes = [
  handle(routes.create, async ({ platform, actor, body, setHeader }) => {
    const tool = await createTool(platform, actor, body);
    await warnOfUnknown(platform, tool, setHeader);
    return (await showTools(platform, actor, [tool]))[0]!;
  }),
  handle(routes.list, async ({ platform, actor, query }) => {
    const { cursor, pageSize = defaultPage, showOnlyOwnedDocuments, createdByUserId, ...search } = query;
    const creatorUserId = createdByUserId ?? (showOnlyOwnedDocuments ? actor.userId : undefined);
    const page = { ...search, creatorUserId, after: cursor, most: pageSize + 1 };
    const found = await listTools(platform.db, await toolReader(platform, actor), page);
    const shown = found.slice(0, pageSize);
    const hasMore = found.length > pageSize;
    return {
      tools: await showTools(platform, actor, shown),
      next_cursor: hasMore ? shown.at(-1)!.id : null,
      has_more: hasMore,
    };
  }),
  handle(routes.get, async ({ platform, actor, params }) => {
    const tool = await requireTool(platform, actor, params.toolId, 'viewer');
    return (await showTools(platform, actor, [tool]))[0]!;
  }),
  handle(routes.update, async ({ platform, actor, params, body, setHeader }) => {
    const tool = await replaceTool(platform, actor, params.toolId, body);
    await warnOfUnknown(platform, tool, setHeader);
    return (await showTools(platform, actor, [tool]))[0]!;
  }),
  handle(routes.remove, async ({ platform, actor, params, query }) => {
    await removeTool(platform, actor, { id: params.toolId, force: query.force });
    return { status: 'ok' as const };
  }),
  handle(routes.dependents, async ({ platform, actor, params, query: { cursor, pageSize } }) => {
    const tool = await requireTool(platform, actor, params.toolId, 'viewer');
    const all = (await listDependents(platform, actor.workspaceId, [tool.id])).filter(
      ({ kind }) => kind === 'agent',
    );
    const from = cursor ? all.findIndex(({ id }) => id === cursor) + 1 : 0;
    const shown = all.slice(from, from + pageSize);
    const hasMore = all.length > from + shown.length;
    return {
      agents: shown.map(toDependentAgent),
      branches: [],
      next_cursor: hasMore ? shown.at(-1)!.id : null,
      has_more: hasMore,
    };
  }),
  handle(routes.executions, async ({ platform, actor, params, query: { cursor, pageSize, ...search } }) => {
    const tool = await requireTool(platform, actor, params.toolId, 'viewer');
    const found = await listExecutions(platform.db, tool, { ...search, after: cursor, most: pageSize + 1 });
    const shown = found.slice(0, pageSize);
    const hasMore = found.length > pageSize;
    return {
      executions: shown.map(toExecution),
      next_cursor: hasMore ? shown.at(-1)!.id : null,
      has_more: hasMore,
    };
  }),
];

async function warnOfUnknown(
  platform: Platform,
  { workspaceId, config }: AgentToolRow,
  setHeader: (name: string, value: string) => void,
): Promise<void> {
  tellWarnings(setHeader, await referenceWarnings(platform, workspaceId, config));
}
