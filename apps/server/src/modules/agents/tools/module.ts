import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { shareableResources } from '../../workspaces/sharing/index.ts';
import { knownIdsOf, knownIn } from '../references/index.ts';
import { dependentsOf } from '../secrets/index.ts';
import { mcpServerHttpRoutes, mcpServersNaming, ownedMcpServers, shareableMcpServer } from './mcp/index.ts';
import { mcpServers } from './mcp/mcp-servers.tables.ts';
import { ownedTools } from './owned-tools.ts';
import { shareableTool } from './shareable-tool.ts';
import { agentToolHttpRoutes } from './tools.routes.ts';
import { agentTools } from './tools.tables.ts';
import { toolsNaming } from './tools-naming.ts';

/** What agents can do beside talking: webhooks, tools of the client, of MCP servers, of the conversation itself. */
export const agentToolsModule: Module = {
  name: 'agent-tools',
  routes: [...agentToolHttpRoutes, ...mcpServerHttpRoutes],
  extensions: [
    extend(ownedMaterial, ownedTools),
    extend(shareableResources, shareableTool),
    extend(dependentsOf, toolsNaming),
    extend(ownedMaterial, ownedMcpServers),
    extend(shareableResources, shareableMcpServer),
    extend(dependentsOf, mcpServersNaming),
    extend(knownIdsOf, knownIn('tool', agentTools)),
    extend(knownIdsOf, knownIn('mcp_server', mcpServers)),
  ],
};
