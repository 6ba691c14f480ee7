import type { PromptAgent } from '@mynah/contract/agents/config/prompt';
import { toolConfig } from '@mynah/contract/agents/tools/tools';
import type { Platform } from '../../../platform/platform.ts';
import type { ValueScope } from '../secrets/index.ts';
import type { AgentTool } from './agent-tool.ts';
import { declareTool } from './declare-tool.ts';
import { loadMcpTools, type ToolServer } from './mcp/index.ts';
import { findTools } from './tools.store.ts';

export interface LoadedTools {
  tools: AgentTool[];
  /** Servers that could not be reached: the conversation goes on without them. */
  unreachable: { serverId: string; message: string }[];
  /** Servers of tools, reached or not. */
  servers: ToolServer[];
  /** Nobody calls them any more: connections to servers are closed. */
  release(): Promise<void>;
}

export type ToolSettings = Pick<
  PromptAgent,
  'tool_ids' | 'tools' | 'built_in_tools' | 'mcp_server_ids' | 'native_mcp_server_ids'
>;

/** All tools of an agent: those by id, those in place, the system tools that are on, those of its MCP servers. The first of a name counts. */
export async function loadTools(
  platform: Platform,
  scope: ValueScope,
  settings: ToolSettings,
  signal: AbortSignal,
): Promise<LoadedTools> {
  const rows = await findTools(platform.db, scope.workspaceId, settings.tool_ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = settings.tool_ids
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ id, config }) => ({ id, config }));
  const builtIn = Object.values(settings.built_in_tools).flatMap((config) =>
    config ? [{ id: null, config }] : [],
  );
  const inPlace = settings.tools.flatMap((given) => {
    const parsed = toolConfig.safeParse(given);
    return parsed.success ? [{ id: null, config: parsed.data }] : [];
  });
  const named = new Map<string, AgentTool>();
  for (const { id, config } of [...kept, ...builtIn, ...inPlace])
    if (!named.has(config.name)) named.set(config.name, { id, config, declaration: declareTool(config) });
  const servers = await loadMcpTools(platform, scope, settings.mcp_server_ids, signal);
  for (const { config, declaration, server, needsApproval, connection } of servers.tools) {
    const mcp = { serverId: server.id, serverName: server.name, needsApproval, connection };
    if (!named.has(config.name)) named.set(config.name, { id: null, config, declaration, mcp });
  }
  const { unreachable, servers: asked, close } = servers;
  return { tools: [...named.values()], unreachable, servers: asked, release: close };
}
