import {
  type McpServerConfig,
  type McpToolOverride,
  mcpServerRoutes as routes,
} from '@mynah/contract/agents/tools/mcp-servers';
import { Failure } from '../../../../platform/errors/index.ts';
import { handle } from '../../../../platform/http/index.ts';
import {
  addServer,
  askForTools,
  editServer,
  listVisibleServers,
  removeServer,
  requireServer,
  showServers,
} from './actions/manage-mcp-servers.ts';
import { hashTool } from './tool-hash.ts';

export const mcpServerHttpRoutes = [
  handle(routes.create, async ({ platform, actor, body }) => {
    const server = await addServer(platform, actor, body.config);
    return (await showServers(platform, actor, [server]))[0]!;
  }),
  handle(routes.list, async ({ platform, actor }) => ({
    mcp_servers: await showServers(platform, actor, await listVisibleServers(platform, actor)),
  })),
  handle(routes.get, async ({ platform, actor, params }) => {
    const server = await requireServer(platform, actor, params.mcpServerId, 'viewer');
    return (await showServers(platform, actor, [server]))[0]!;
  }),
  handle(routes.update, ({ platform, actor, params, body }) =>
    editServer(platform, actor, params.mcpServerId, (config) => ({ ...config, ...body })),
  ),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeServer(platform, actor, params.mcpServerId);
    return { status: 'ok' as const };
  }),
  handle(routes.tools, async ({ platform, actor, params, query: { environment }, signal }) => {
    const server = await requireServer(platform, actor, params.mcpServerId, 'viewer');
    return askForTools(platform, server, { environment, signal });
  }),
  handle(routes.setApprovalPolicy, ({ platform, actor, params, body }) =>
    editServer(platform, actor, params.mcpServerId, (config) => ({ ...config, ...body })),
  ),
  handle(routes.approveTool, ({ platform, actor, params, body }) => {
    const { tool_name, tool_description: description, input_schema: inputSchema, approval_policy } = body;
    const tool_hash = hashTool({ name: tool_name, description, inputSchema });
    return editServer(platform, actor, params.mcpServerId, (config) => ({
      ...config,
      tool_approval_hashes: [
        ...config.tool_approval_hashes.filter((one) => one.tool_name !== tool_name),
        { tool_name, tool_hash, approval_policy },
      ],
    }));
  }),
  handle(routes.removeApproval, ({ platform, actor, params }) =>
    editServer(platform, actor, params.mcpServerId, (config) => ({
      ...config,
      tool_approval_hashes: config.tool_approval_hashes.filter((one) => one.tool_name !== params.toolName),
    })),
  ),
  handle(routes.createToolConfig, ({ platform, actor, params, body }) =>
    editServer(platform, actor, params.mcpServerId, (config) => {
      if (config.tool_config_overrides.some((one) => one.tool_name === body.tool_name))
        throw new Failure('conflict', `The tool ${body.tool_name} is set up already.`);
      return { ...config, tool_config_overrides: [...config.tool_config_overrides, body] };
    }),
  ),
  handle(routes.getToolConfig, async ({ platform, actor, params }) => {
    const { config } = await requireServer(platform, actor, params.mcpServerId, 'viewer');
    return requireOverride(config, params.toolName);
  }),
  handle(routes.updateToolConfig, ({ platform, actor, params, body }) =>
    editServer(platform, actor, params.mcpServerId, (config) => {
      const before = requireOverride(config, params.toolName);
      const after = { ...before, ...body };
      return {
        ...config,
        tool_config_overrides: config.tool_config_overrides.map((one) => (one === before ? after : one)),
      };
    }),
  ),
  handle(routes.removeToolConfig, ({ platform, actor, params }) =>
    editServer(platform, actor, params.mcpServerId, (config) => {
      const removed = requireOverride(config, params.toolName);
      return {
        ...config,
        tool_config_overrides: config.tool_config_overrides.filter((one) => one !== removed),
      };
    }),
  ),
];

function requireOverride(config: McpServerConfig, toolName: string): McpToolOverride {
  const override = config.tool_config_overrides.find((one) => one.tool_name === toolName);
  if (!override) throw new Failure('mcp_server_not_found', `The tool ${toolName} is not set up.`);
  return override;
}
