import { agentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { agentWorkflow } from '@mynah/contract/agents/config/workflow';
import { agentRoutes as routes } from '@mynah/contract/agents/registry/agents';
import { handle } from '../../../platform/http/index.ts';
import { changeAgent } from './actions/change-agent.ts';
import { createAgent, duplicateAgent, removeAgent } from './actions/create-agent.ts';
import { requireFound } from './actions/find-agent.ts';
import { findSummaries, listSummaries } from './actions/list-agents.ts';
import { showAgent } from './actions/show-agent.ts';
import { warnOf } from './agent-warnings.ts';
import { withHoldAudio } from './with-hold-audio.ts';

const unnamed = 'New agent';

export const agentHttpRoutes = [
  handle(routes.create, async ({ platform, actor, body, setHeader }) => {
    const config = {
      conversation_config: body.conversationConfig,
      platform_settings: withHoldAudio(body.platformSettings ?? agentPlatformSettings.parse({}), null),
      workflow: body.workflow ?? agentWorkflow.parse({}),
    };
    const agent_id = await createAgent(platform, actor, {
      name: body.name ?? unnamed,
      tags: body.tags ?? [],
      config,
    });
    await warnOf(platform, { workspaceId: actor.workspaceId, config }, setHeader);
    return { agent_id };
  }),
  handle(routes.summaries, async ({ platform, actor, query: { agentIds } }) => {
    const found = await findSummaries(platform, actor, agentIds);
    const entries = agentIds.map((id) => {
      const data = found.get(id);
      return [id, data ? { status: 'success' as const, data } : missing(id)] as const;
    });
    return Object.fromEntries(entries);
  }),
  handle(routes.list, async ({ platform, actor, query }) => {
    const { cursor, pageSize, showOnlyOwnedAgents, createdByUserId, ...search } = query;
    const creatorUserId = createdByUserId ?? (showOnlyOwnedAgents ? actor.userId : undefined);
    const page = { ...search, isSpeechEngine: false, creatorUserId, after: cursor, most: pageSize + 1 };
    const found = await listSummaries(platform, actor, page);
    const agents = found.slice(0, pageSize);
    const hasMore = found.length > pageSize;
    return { agents, next_cursor: hasMore ? agents.at(-1)!.agent_id : null, has_more: hasMore };
  }),
  handle(routes.get, async ({ platform, actor, params, query }) =>
    showAgent(platform, actor, await requireFound(platform, actor, { ...params, ...query, role: 'viewer' })),
  ),
  handle(routes.update, async ({ platform, actor, params, query, body, setHeader }) => {
    const found = await changeAgent(platform, actor, { ...params, ...query, ...body });
    const { workspaceId } = actor;
    await warnOf(platform, { workspaceId, config: found.version.config }, setHeader);
    return showAgent(platform, actor, found);
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeAgent(platform, actor, params.agentId);
    return { status: 'ok' as const };
  }),
  handle(routes.duplicate, async ({ platform, actor, params, body }) => ({
    agent_id: await duplicateAgent(platform, actor, { ...params, name: body.name }),
  })),
];

const missing = (id: string) => ({
  status: 'failure' as const,
  error_code: 404,
  error_status: 'agent_not_found',
  error_message: `There is no agent ${id} in this workspace.`,
});
