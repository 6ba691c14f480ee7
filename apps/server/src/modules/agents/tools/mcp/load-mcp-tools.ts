import type { McpToolConfig } from '@mynah/contract/agents/config/tools';
import { mcpToolConfig } from '@mynah/contract/agents/config/tools';
import type { McpServerConfig } from '@mynah/contract/agents/tools/mcp-servers';
import type { ToolResponseMock } from '@mynah/contract/agents/tools/response-mocks';
import { Failure, toFailure } from '../../../../platform/errors/index.ts';
import type { ToolDeclaration } from '../../../../platform/language-model/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { ValueScope } from '../../secrets/index.ts';
import { McpConnection, type ServerTool } from './connection.ts';
import { declaredSchema } from './input-overrides.ts';
import { findServers } from './mcp-servers.store.ts';
import type { McpServerRow } from './mcp-servers.tables.ts';
import { hashTool } from './tool-hash.ts';

export interface McpTool {
  config: McpToolConfig;
  declaration: ToolDeclaration;
  server: { id: string; name: string };
  needsApproval: boolean;
  mocks: ToolResponseMock[];
  connection: McpConnection;
}

/** A server that an agent names, whether it answered, and how many tools it has. */
export interface ToolServer {
  serverId: string;
  isConnected: boolean;
  toolCount: number;
}

export interface LoadedServers {
  tools: McpTool[];
  unreachable: { serverId: string; message: string }[];
  servers: ToolServer[];
  close(): Promise<void>;
}

/** Tools of all these servers, asked at once; one that does not answer is left out. */
export async function loadMcpTools(
  platform: Platform,
  scope: ValueScope,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<LoadedServers> {
  const rows = await findServers(platform.db, scope.workspaceId, ids);
  const servers = rows.map((row) => ({ row, connection: new McpConnection(platform, row.config, scope) }));
  const asked = await Promise.all(
    servers.map(async ({ row, connection }) => {
      try {
        const listed = await connection.listTools(signal);
        return { tools: listed.map((tool) => toMcpTool(row, connection, tool)), unreachable: [] };
      } catch (cause) {
        await connection.close();
        return { tools: [], unreachable: [{ serverId: row.id, message: tell(cause) }] };
      }
    }),
  );
  const close = async () => {
    await Promise.all(servers.map(({ connection }) => connection.close()));
  };
  if (signal.aborted) await close();
  signal.throwIfAborted();
  return {
    tools: asked.flatMap(({ tools }) => tools),
    unreachable: asked.flatMap(({ unreachable }) => unreachable),
    servers: servers.map(({ row }, place) => ({
      serverId: row.id,
      isConnected: asked[place]!.unreachable.length === 0,
      toolCount: asked[place]!.tools.length,
    })),
    close,
  };
}

/** What a library says of the other side is told; what the system says of a connection is not for who reads it. */
export function tell(cause: unknown): string {
  if (cause instanceof Failure) return cause.message;
  if (!(cause instanceof Error)) return toFailure(cause).message;
  const isOfSystem = 'code' in cause && typeof cause.code === 'string' && cause.name === 'Error';
  return isOfSystem ? 'The server can’t be reached.' : cause.message.slice(0, 500);
}

function toMcpTool({ id, config }: McpServerRow, connection: McpConnection, tool: ServerTool): McpTool {
  const override = config.tool_config_overrides.find(({ tool_name: name }) => name === tool.name);
  const { response_mocks: mocks, tool_name: _, tool_call_sound: sound, ...changed } = override ?? {};
  const set = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== null));
  const name = tool.name.replace(/[^\w-]/g, '_').slice(0, 64);
  const parsed = mcpToolConfig.parse({
    ...config,
    ...(sound ? { tool_call_sound: sound === 'off' ? null : sound } : {}),
    ...set,
    type: 'mcp',
    name,
    description: tool.description,
    integration_type: 'mcp_server',
    parameters: null,
    mcp_tool_name: tool.name,
    mcp_tool_description: tool.description,
    mcp_server_id: id,
    mcp_server_name: config.name,
    mcp_input_schema: tool.inputSchema,
  });
  return {
    config: parsed,
    declaration: {
      name,
      description: tool.description,
      parameters: declaredSchema(tool.inputSchema, parsed.input_overrides),
    },
    server: { id, name: config.name },
    needsApproval: needsApproval(config, tool),
    mocks: mocks ?? [],
    connection,
  };
}

/** A tool that nobody spoke of, or that changed since, needs a yes. */
function needsApproval(config: McpServerConfig, tool: ServerTool): boolean {
  if (config.approval_policy !== 'require_approval_per_tool')
    return config.approval_policy === 'require_approval_all';
  const approval = config.tool_approval_hashes.find(({ tool_name: name }) => name === tool.name);
  return approval?.approval_policy !== 'auto_approved' || approval.tool_hash !== hashTool(tool);
}
