import type { ToolResponseMock } from '@mynah/contract/agents/tools/response-mocks';
import type { AgentToolAnswer, ToolConfig } from '@mynah/contract/agents/tools/tools';
import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { accessInfoOf, resourceReader, roleOn, shareNewResource } from '../../../workspaces/sharing/index.ts';
import { listDependents } from '../../secrets/index.ts';
import { changeTool, deleteTool, findVisibleTool, insertTool, usageOf } from '../tools.store.ts';
import type { AgentToolRow } from '../tools.tables.ts';

export interface GivenTool {
  toolConfig: ToolConfig;
  responseMocks?: ToolResponseMock[] | undefined;
}

export const toolReader = (platform: Platform, actor: Actor) =>
  resourceReader(platform, actor, 'convai_tools');

export async function createTool(platform: Platform, actor: Actor, given: GivenTool): Promise<AgentToolRow> {
  const { toolConfig: config, responseMocks = null } = given;
  const { workspaceId, userId: creatorUserId } = actor;
  const id = newId('tool_');
  await platform.db.transaction(async (transaction) => {
    const { name, type } = config;
    await insertTool(transaction, { id, workspaceId, creatorUserId, name, type, config, responseMocks });
    await shareNewResource(transaction, actor, { type: 'convai_tools', id });
  });
  return requireTool(platform, actor, id, 'viewer');
}

/** @throws Failure `agent_tool_not_found`, `permission_denied` */
export async function requireTool(
  platform: Platform,
  actor: Actor,
  id: string,
  least: ResourceRole,
): Promise<AgentToolRow> {
  const reader = await toolReader(platform, actor);
  const tool = await findVisibleTool(platform.db, reader, id);
  if (!tool) throw new Failure('agent_tool_not_found', 'There is no such tool in this workspace.');
  const role = roleOn(reader, tool);
  if (least === 'editor' && role !== 'editor' && role !== 'admin')
    throw new Failure('permission_denied', `This requires the role editor on the tool. Yours is ${role}.`);
  return tool;
}

export async function replaceTool(
  platform: Platform,
  actor: Actor,
  id: string,
  { toolConfig: config, responseMocks }: GivenTool,
): Promise<AgentToolRow> {
  const tool = await requireTool(platform, actor, id, 'editor');
  const { name, type } = config;
  const change = { name, type, config, ...(responseMocks && { responseMocks }) };
  await changeTool(platform.db, tool, change);
  return { ...tool, ...change };
}

/** @throws Failure `conflict` while an agent uses it, unless forced: then agents go on without it */
export async function removeTool(
  platform: Platform,
  actor: Actor,
  { id, force }: { id: string; force: boolean },
): Promise<void> {
  const tool = await requireTool(platform, actor, id, 'editor');
  const [user] = force ? [] : await listDependents(platform, actor.workspaceId, [id]);
  if (user)
    throw new Failure(
      'conflict',
      `The tool is used by ${user.name}. Send force=true to delete it all the same.`,
    );
  await deleteTool(platform.db, tool);
}

export async function showTools(
  platform: Platform,
  actor: Actor,
  tools: readonly AgentToolRow[],
): Promise<AgentToolAnswer[]> {
  const reader = await toolReader(platform, actor);
  const [access, usage] = await Promise.all([
    accessInfoOf(platform, reader, tools),
    usageOf(
      platform.db,
      tools.map(({ id }) => id),
    ),
  ]);
  return tools.map(({ id, config, responseMocks }) => ({
    id,
    tool_config: config,
    access_info: access.get(id)!,
    usage_stats: {
      total_calls: usage.get(id)?.calls ?? 0,
      avg_latency_secs: usage.get(id)?.seconds ?? 0,
    },
    response_mocks: responseMocks,
  }));
}
